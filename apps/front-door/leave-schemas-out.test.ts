import { globSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { expect, it } from 'vitest'
import { catalogue } from '#contract/catalogue.ts'
import { leaveSchemasOut, withoutSchemas } from './leave-schemas-out.ts'

type Address = { readonly method: string; readonly path: string; readonly permission?: string }

const CONTRACT = join(import.meta.dirname, '../../contract')
const ENTRY = 'virtual:contract'

/** Every module of the contract under a name of its own. */
const everyModule: Plugin = {
  name: 'every-module',
  resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
  load(id) {
    if (id !== `\0${ENTRY}`) return undefined
    const files = globSync('**/*.ts', { cwd: CONTRACT }).filter((file) => !/\.test\.ts$|^catalogue/.test(file))
    return files.map((file, place) => `export * as m${place} from ${JSON.stringify(join(CONTRACT, file))}`).join('\n')
  },
}

/** The contract as a page has it, were all of it used. */
async function builtContract(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [everyModule, leaveSchemasOut()],
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  })
  if (!('output' in built)) throw new Error('The build gave no files.')
  return built.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n')
}

/** Every call in what modules export, by itself or in a list of calls. */
function callsIn(value: unknown): readonly Address[] {
  if (typeof value !== 'object' || value === null) return []
  if ('method' in value && 'path' in value) return [value as Address]
  return Object.values(value).flatMap(callsIn)
}

it('leaves of the contract what a page reads of calls, and its every module still loads', async () => {
  const code = await builtContract()
  const modules: unknown = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)
  const addressOf = ({ method, path, permission }: Address) => `${method} ${path} ${permission ?? 'none'}`
  const found = new Set(callsIn(modules).map(addressOf))
  expect(catalogue.map(addressOf).filter((one) => !found.has(one))).toEqual([])
})

it('leaves values beside calls as they are', () => {
  const source = `import { listOf, type Row } from './lists.ts'
import { Row as RowShape } from './rows.ts'
export const KINDS = ['á', 'b'] as const
const Kind = Type.Enum([...KINDS])
const { kind } = first.body.properties
export const second = defineCall({ ...first, path: \`/x/\${NAME}\`, permission: 'games.read', summary: 'Second', body: Type.Object({ kind, RowShape }) })
export const codes = listOf(KINDS)`
  expect(withoutSchemas(source).split('\n')).toEqual([
    "import { listOf, type Row } from './lists.ts'",
    '',
    "export const KINDS = ['á', 'b'] as const",
    'const Kind = ({ properties: {} })',
    'const { kind } = {}',
    "export const second = ({ ...first, path: `/x/${NAME}`, permission: 'games.read' })",
    'export const codes = /*#__PURE__*/ listOf(KINDS)',
  ])
})
