import pg from 'pg'
import { readNodeTree, type TreeNode } from './node-tree.ts'

export type Column = { readonly name: string; readonly type: number }
export type Described = {
  readonly parameters: readonly number[]
  readonly columns: readonly Column[]
  readonly tree: TreeNode
}

export type Describer = { readonly describe: (text: string) => Promise<Described>; readonly close: () => Promise<void> }

/** Parts of the driver's connection that are missing in its types. */
type Wire = {
  readonly once: (event: 'parameterDescription', heard: (message: { dataTypeIDs: readonly number[] }) => void) => void
  readonly parse: (message: { text: string; name: string; types: readonly number[] }) => void
  readonly describe: (message: { type: 'S'; name: string }) => void
  readonly sync: () => void
}

/**
 * Has PostgreSQL parse and describe statements without running them: types of parameters and columns, and its parse
 * tree, which it writes to its log.
 */
export async function openDescriber(url: string): Promise<Describer> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`set log_min_messages = fatal; set client_min_messages = log;
    set debug_pretty_print = off; set debug_print_parse = on`)
  let tree = ''
  client.on('notice', ({ message, detail }) => {
    if (message === 'parse tree:') tree = detail ?? ''
  })
  return {
    describe: (text) =>
      new Promise((told, failed) => {
        let parameters: readonly number[] = []
        let columns: readonly Column[] = []
        const statement = {
          submit(wire: Wire) {
            wire.once('parameterDescription', ({ dataTypeIDs }) => (parameters = dataTypeIDs))
            wire.parse({ text, name: '', types: [] })
            wire.describe({ type: 'S', name: '' })
            wire.sync()
          },
          handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }) {
            columns = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }))
          },
          handleError: (error: Error) => failed(error),
          handleReadyForQuery: () => told({ parameters, columns, tree: readNodeTree(tree) }),
        }
        client.query(statement as unknown as pg.Submittable)
      }),
    close: () => client.end(),
  }
}

export type Rights = {
  /** Why the role may not run the statement; undefined if it may, or if PostgreSQL makes no plan for it. */
  readonly refuse: (text: string) => Promise<string | undefined>
  readonly close: () => Promise<void>
}

const INSUFFICIENT_PRIVILEGE = '42501'

/**
 * Requests as a role the plan of each statement: PostgreSQL checks the same permissions for it as for the statement
 * itself.
 */
export async function openRights(url: string, role: string): Promise<Rights> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`set role ${role}`)
  return {
    refuse: async (text) => {
      try {
        await client.query(`explain (generic_plan) ${text}`)
        return undefined
      } catch (error) {
        return error instanceof pg.DatabaseError && error.code === INSUFFICIENT_PRIVILEGE ? error.message : undefined
      }
    },
    close: () => client.end(),
  }
}
