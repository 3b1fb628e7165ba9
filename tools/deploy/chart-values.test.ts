import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { renderChart, shippedValues } from './render-chart.ts'

type Values = Readonly<Record<string, unknown>>

const folder = join(import.meta.dirname, '../../deploy/helm')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** As Helm puts values over those of the chart: group by group. */
const merge = (under: Values, over: Values): Values => ({
  ...under,
  ...Object.fromEntries(
    Object.entries(over).map(([name, value]) => {
      const below = under[name]
      return [name, isGroup(below) && isGroup(value) ? merge(below, value) : value]
    }),
  ),
})

const own = parse(read('tolar/values.yaml')) as Values
const examples = shippedValues.map((name) => merge(own, parse(read(`values/${name}.yaml`)) as Values))

/** Whether the schema of the chart, by which Helm refuses values, takes each of some. */
async function areTaken(values: readonly Values[]): Promise<boolean[]> {
  const app = fastify({ ajv: { customOptions: { removeAdditional: false, coerceTypes: false, strictTypes: false } } })
  app.post('/', { schema: { body: JSON.parse(read('tolar/values.schema.json')) as unknown } }, () => ({}))
  const taken: boolean[] = []
  for (const payload of values) taken.push((await app.inject({ method: 'POST', url: '/', payload })).statusCode === 200)
  await app.close()
  return taken
}

describe('values of the chart', () => {
  it('are taken as they are in the examples, and refused where a brand is not filled in', async () => {
    expect(await areTaken(examples)).toEqual(examples.map(() => true))
    expect(await areTaken([own])).toEqual([false])
  })
  it('name a bucket of closed months whole, or a claim, or neither', async () => {
    const bucket = { bucketUrl: 'https://storage.example/closed-months', bucketRegion: 'eu-central-1', claim: '' }
    const withArchive = (archive: Values) => merge(examples[0] ?? {}, { archive: { ...bucket, ...archive } })
    const right = [{}, { bucketUrl: '', claim: 'closed-months' }, { bucketUrl: '' }, { cacheSize: '500Mi' }]
    const wrong = [
      { claim: 'closed-months' },
      { bucketRegion: '' },
      { bucketUrl: 'https://storage.example' },
      { bucketUrl: 'closed-months' },
      { cacheSize: '' },
      { cacheSize: '0Gi' },
      { networks: [] },
      { bucketURL: 'https://storage.example/closed-months' },
    ]
    expect(await areTaken(right.map(withArchive))).toEqual(right.map(() => true))
    expect(await areTaken(wrong.map(withArchive))).toEqual(wrong.map(() => false))
  })
  it('are refused by Helm itself where the schema refuses them, if Helm is installed', async ({ skip }) => {
    if ((await renderChart('managed')) === undefined) return skip('no helm on this machine')
    for (const wrong of ['archive.bucketURL=https://storage.example/x', 'archive.bucketRegion=', 'brand.target='])
      await expect(renderChart('managed', [wrong]), wrong).rejects.toThrow(
        /don't meet the specifications of the schema/,
      )
  })
  it('without closed months mount nothing for them, if Helm is installed', async ({ skip }) => {
    const rendered = await renderChart('managed', ['archive.bucketUrl=', 'archive.bucketRegion='])
    if (rendered === undefined) return skip('no helm on this machine')
    expect(rendered).not.toMatch(/duckdb|ARCHIVE|tolar-archive/)
  })
})
