"""HTTP: endpoints as data, who asks, what may be asked, and the document that describes it all."""
