import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashSources, renderChart, renderedFolder, shippedValues, sourcesFile } from './render-chart.ts'

// `npm run chart:render`: writes the chart rendered by Helm with each example of values, and the hash of their sources.
mkdirSync(renderedFolder, { recursive: true })
for (const name of shippedValues) {
  const rendered = await renderChart(name)
  if (rendered === undefined) {
    process.stderr.write('Helm is not installed here: https://helm.sh/docs/intro/install, or HELM=<its path>.\n')
    process.exit(1)
  }
  writeFileSync(join(renderedFolder, `${name}.yaml`), rendered)
}
writeFileSync(sourcesFile, `${hashSources()}\n`)
