import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')
/** Examples of values, and what the chart makes of each: what is reviewed is what a cluster gets. */
export const shippedValues = ['managed', 'cluster'] as const
export const renderedFolder = join(root, 'deploy/helm/rendered')

/** What Helm makes of the chart; undefined where there is no Helm (`HELM` names another one than that of the PATH). */
export async function renderChart(values: (typeof shippedValues)[number]): Promise<string | undefined> {
  const order = [
    'template',
    'tolar',
    join(root, 'deploy/helm/tolar'),
    '-f',
    join(root, `deploy/helm/values/${values}.yaml`),
  ]
  try {
    const { stdout } = await promisify(execFile)(process.env['HELM'] ?? 'helm', order, { maxBuffer: 16 * 1024 * 1024 })
    return stdout
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
