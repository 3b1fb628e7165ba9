import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { observePictures } from '#apps/api/compose/observe-pictures.ts'
import { driftJobs } from '#server/game-catalogue/index.ts'
import { makeMetrics, observeOutbox, systemClock, type Database } from '#server/kernel/index.ts'
import { observeBooks } from '#server/ledger/observe-books.ts'
import { observeLetters } from '#server/messaging/index.ts'
import { observePartners } from '#server/payments/index.ts'
import { makeDoctorMetrics } from '#tools/doctor/write-metrics.ts'

type Rule = {
  readonly record?: string
  readonly alert?: string
  readonly expr: string
  readonly annotations?: { readonly runbook: string }
}

const root = join(import.meta.dirname, '../..')
const file = join(root, 'deploy/helm/tolar/rules.yaml')
const { groups } = parse(readFileSync(file, 'utf8')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)
const dashboards = readdirSync(join(root, 'deploy/observability/dashboards'))
const promtool = async (...order: string[]): Promise<string | undefined> => {
  try {
    const { stdout } = await promisify(execFile)('promtool', order)
    return stdout
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Names printed by API, worker and doctor; values are read only on a scrape, so that no database is needed. */
function listFigures(): Set<string> {
  const metrics = makeMetrics()
  const needs = { db: {} as Database, clock: systemClock, logger: pino({ level: 'silent' }), metrics }
  observeOutbox(metrics, needs.db, needs.logger)
  observeBooks(metrics, needs.db, needs.logger)
  observePartners(needs)
  observeLetters(metrics, needs)
  observePictures(metrics, { origin: 'http://127.0.0.1:9', key: 'unused' })
  driftJobs({ ...needs } as unknown as Parameters<typeof driftJobs>[0])
  const registries = [metrics.registry, makeDoctorMetrics().registry]
  const names = registries.flatMap((registry) => registry.getMetricsAsArray().map(({ name }) => name))
  return new Set(names.flatMap((name) => [name, `${name}_count`, `${name}_sum`, `${name}_bucket`]))
}

describe('rules and dashboards', () => {
  const figures = listFigures()
  const texts = new Map([
    ...rules.map(({ record, alert, expr }) => [record ?? alert ?? '', expr] as const),
    ...dashboards.map(
      (name) => [name, readFileSync(join(root, 'deploy/observability/dashboards', name), 'utf8')] as const,
    ),
    ['adapter.yaml', readFileSync(join(root, 'deploy/observability/adapter.yaml'), 'utf8')] as const,
  ])
  const made = new Set(rules.map(({ record }) => record))

  it('use only metrics that the product or a recording rule provides', () => {
    for (const [name, text] of texts) {
      const own = text.replaceAll(/as: tolar_\w+/g, '')
      for (const [figure] of own.matchAll(/\btolar_[a-z0-9_]+/g))
        expect(figures, `${name}: ${figure}`).toContain(figure)
      for (const [figure] of own.matchAll(/\btolar:[a-z0-9_:]+/g)) expect(made, `${name}: ${figure}`).toContain(figure)
    }
  })
  it('have a page for each alert, and no other pages', () => {
    const alerts = rules.flatMap(({ alert, annotations }) => (alert ? [[alert, annotations?.runbook]] : []))
    for (const [alert, runbook] of alerts) expect(runbook).toBe(`docs/runbooks/${alert}.md`)
    expect(readdirSync(join(root, 'docs/runbooks')).toSorted()).toEqual(
      alerts.map(([alert]) => `${alert}.md`).toSorted(),
    )
  })
  it('are accepted by Prometheus, and alert when they should, if promtool is installed', async ({ skip }) => {
    const checked = await promtool('check', 'rules', file)
    if (checked === undefined) return skip('no promtool on this machine (Debian: apt-get install prometheus)')
    expect(checked).toContain('SUCCESS')
    for (const name of ['rules.test.yaml', 'doctor.test.yaml'])
      expect(await promtool('test', 'rules', join(root, 'deploy/observability', name))).toContain('SUCCESS')
  })
})
