// Compiles what is written in Python with the very Python of the page: `node compile.mjs PYODIDE FROM.zip TO.zip`.
// In the archive that is made, compiled modules stand in place of sources, nothing is packed, and dates are all the same.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, from, to] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } }); // where in a line something is takes much room
python.FS.writeFile("/from.zip", new Uint8Array(readFileSync(from)));
python.runPython(`
import ast, importlib.util, marshal, zipfile

def silent(tree):
    """A module without what is written for people who read it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            if ast.get_docstring(node, clean=False) is not None:
                node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
    return tree

def compiled(name, text):
    """A module as Python keeps it next to its source, good for whatever source there is."""
    code = compile(silent(ast.parse(text)), name, "exec", dont_inherit=True)
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code)

with zipfile.ZipFile("/from.zip") as source, zipfile.ZipFile("/to.zip", "w") as target:
    for name in sorted(source.namelist()):
        content = source.read(name)
        if name.endswith(".py") and not name.startswith("anyio/"):  # which reads its own sources
            name, content = name + "c", compiled(name, content)
        target.writestr(zipfile.ZipInfo(name), content)
`);
writeFileSync(to, python.FS.readFile("/to.zip"));
