// Compiles what the browser's Python imports, so that no start has to: node tools/pocket_compile.mjs PYODIDE FOLDER
//
// FOLDER holds python_stdlib.zip, msgspec.whl and branchline.zip; the two archives are written anew there. Bytecode is of one
// Python alone, so the very one that will read it compiles it. Of its library only what a start imports is compiled: bytecode
// is twice as long as its source.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const [pyodide, folder] = process.argv.slice(2).map((each) => resolve(each))
const { loadPyodide } = await import(pathToFileURL(join(pyodide, 'pyodide.mjs')).href)
const python = await loadPyodide({ stdLibURL: join(folder, 'python_stdlib.zip') })

/** @param {string} name */
const part = (name) => new Uint8Array(readFileSync(join(folder, name)))

python.unpackArchive(part('msgspec.whl'), 'wheel')
for (const name of ['python_stdlib.zip', 'branchline.zip']) python.FS.writeFile(`/${name}`, part(name))
python.runPython(`
import sys
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

sys.path.insert(0, "/branchline.zip")
import branchline.pocket.browser

started = {module.__spec__.origin for module in list(sys.modules.values()) if getattr(module, "__spec__", None)}


def compiled(archive, is_wanted):
    with zipfile.ZipFile(archive) as read:
        files = [(info.filename, read.read(info)) for info in read.infolist()]
    with zipfile.ZipFile(archive, "w") as write:
        for name, data in files:
            if name.endswith(".py") and is_wanted(name):
                code = compile(data, name, "exec", dont_inherit=True)
                name, data = name + "c", bytes(_code_to_hash_pyc(code, bytes(8), False))
            write.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED, 9)


library = next(path for path in sys.path if path.endswith(".zip") and "python3" in path)
compiled("/python_stdlib.zip", lambda name: f"{library}/{name}" in started)
compiled("/branchline.zip", lambda name: True)
`)
for (const name of ['python_stdlib.zip', 'branchline.zip']) writeFileSync(join(folder, name), python.FS.readFile(`/${name}`))
