import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findHelm } from './find-helm.ts'

const root = join(import.meta.dirname, '../..')
/** Example values, whose rendering by the chart is committed: reviews show what a cluster gets. */
export const shippedValues = ['managed', 'cluster'] as const
export const renderedFolder = join(root, 'deploy/helm/rendered')

/** The hash of what was rendered: machines without Helm notice a chart that was changed without it. */
export const sourcesFile = join(renderedFolder, 'sources.sha256')

/** The hash of the chart's files and of the example values, with their names; the same on every machine. */
export function hashSources(): string {
  const hash = createHash('sha256')
  const files = globSync('{tolar,values}/**', { cwd: join(root, 'deploy/helm'), withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(root.length))
    .toSorted()
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

/** A version that the chart accepts: what Helm assumes without a cluster depends on its own. */
const KUBERNETES = '1.33.0'
/**
 * The chart rendered by Helm; undefined without Helm. Throws what Helm says of values that it refuses.
 * @param changed single values in place of those of the example, such as `archive.claim=months`
 */
export async function renderChart(
  values: (typeof shippedValues)[number],
  changed: readonly string[] = [],
): Promise<string | undefined> {
  const order = [
    'template',
    '--kube-version',
    KUBERNETES,
    'tolar',
    join(root, 'deploy/helm/tolar'),
    '-f',
    join(root, `deploy/helm/values/${values}.yaml`),
    ...changed.flatMap((one) => ['--set', one]),
  ]
  try {
    const { stdout } = await promisify(execFile)(findHelm(), order, { maxBuffer: 16 * 1024 * 1024 })
    return stdout
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
