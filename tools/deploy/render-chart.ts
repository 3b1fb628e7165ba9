import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')
/** Example values, whose rendering by the chart is committed: reviews show what a cluster gets. */
export const shippedValues = ['managed', 'cluster'] as const
export const renderedFolder = join(root, 'deploy/helm/rendered')

/**
 * The chart rendered by Helm; undefined without Helm (`HELM` overrides the one of the PATH).
 * @param changed single values in place of those of the example, such as `archive.claim=months`
 */
export async function renderChart(
  values: (typeof shippedValues)[number],
  changed: readonly string[] = [],
): Promise<string | undefined> {
  const order = [
    'template',
    'tolar',
    join(root, 'deploy/helm/tolar'),
    '-f',
    join(root, `deploy/helm/values/${values}.yaml`),
    ...changed.flatMap((one) => ['--set', one]),
  ]
  try {
    const { stdout } = await promisify(execFile)(process.env['HELM'] ?? 'helm', order, { maxBuffer: 16 * 1024 * 1024 })
    return stdout
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
