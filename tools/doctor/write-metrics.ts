import { renameSync, writeFileSync } from 'node:fs'
import { Gauge, Registry } from 'prom-client'
import type { Finding } from './finding.ts'

/** The gauges of a run; their text is for node_exporter's collector of text files. */
export function makeDoctorMetrics(): {
  readonly registry: Registry
  /** Counts the findings of a run that ended at an instant. */
  readonly count: (findings: readonly Finding[], atMs: number) => void
} {
  const registry = new Registry()
  const found = new Gauge({
    name: 'tolar_doctor_findings',
    help: 'Findings of the last run of the doctor, by state',
    labelNames: ['state'],
    registers: [registry],
  })
  const ran = new Gauge({
    name: 'tolar_doctor_run_timestamp_seconds',
    help: 'When the doctor last came to the end of its run',
    registers: [registry],
  })
  return {
    registry,
    count: (findings, atMs) => {
      for (const state of ['good', 'look', 'wrong'] as const)
        found.set({ state }, findings.filter((finding) => finding.state === state).length)
      ran.set(Math.floor(atMs / 1000))
    },
  }
}

/**
 * Writes how many findings of each state a run had. The file is replaced at once, since the collector may read at any
 * time; a run that does not come to its end leaves the one of before, whose age the alert DoctorSilent sees.
 * @param file such as /var/lib/prometheus/node-exporter/tolar-doctor.prom; the collector reads names that end in .prom
 */
export async function writeMetrics(file: string, findings: readonly Finding[], atMs: number): Promise<void> {
  const { registry, count } = makeDoctorMetrics()
  count(findings, atMs)
  const unfinished = `${file}.unfinished`
  writeFileSync(unfinished, await registry.metrics())
  renameSync(unfinished, file)
}
