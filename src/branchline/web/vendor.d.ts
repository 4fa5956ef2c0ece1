// What we use of modules that are loaded on demand: `qr` is lean-qr, by the import map of index.html.
declare module 'qr' {
  export interface Code {
    readonly size: number
    get(x: number, y: number): boolean
  }
  export function generate(text: string): Code
}
