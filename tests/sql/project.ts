import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Node } from 'typescript/unstable/ast'
import { API, SymbolFlags, type Project, type Symbol } from 'typescript/unstable/sync'

const ROOT = join(import.meta.dirname, '../..')
/** The code that uses the database, without tests and screens: read in a third of the time of everything. */
const PRODUCT = join(import.meta.dirname, 'tsconfig.product.json')

/** The server and its composition, as the compiler reads them. */
export type Code = {
  readonly project: Project
  /** Files of ours with statements, by their path in the repository. */
  readonly files: readonly string[]
  readonly close: () => void
}

export function openCode(): Code {
  const api = new API({ cwd: ROOT })
  const [project] = api.updateSnapshot({ openProjects: [PRODUCT] }).getProjects()
  if (!project) throw new Error('The compiler finds no project.')
  const files = project.program
    .getSourceFileNames()
    .filter((file) => file.startsWith(`${ROOT}/`) && !file.includes('/node_modules/'))
    .filter((file) => /\.query\b/.test(readFileSync(file, 'utf8')))
    .map((file) => file.slice(ROOT.length + 1))
  return { project, files, close: () => api.close() }
}

export const sourceOf = ({ project }: Code, file: string) => {
  const source = project.program.getSourceFile(join(ROOT, file))
  if (!source) throw new Error(`The compiler does not read ${file}.`)
  return source
}

/** `path:line` of a node. */
export function placeOf(node: Node): string {
  const source = node.getSourceFile()
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
  return `${source.fileName.slice(ROOT.length + 1)}:${line + 1}`
}

/** The declaration of a name, through imports. */
export function declarationOf({ project }: Code, name: Node): Node | undefined {
  const symbol = symbolOf(project, name)
  return symbol?.valueDeclaration?.resolve()
}

export function symbolOf({ checker }: Project, name: Node): Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name)
  return symbol && symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}
