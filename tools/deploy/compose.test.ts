import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { images } from '#tools/images/images.ts'

type Service = {
  readonly image: string
  readonly read_only?: boolean
  readonly user?: string
  readonly networks: readonly string[]
  readonly volumes?: readonly string[]
}

const file = join(import.meta.dirname, '../../deploy/compose/compose.yaml')
const { services } = parse(readFileSync(file, 'utf8'), { merge: true }) as { services: Record<string, Service> }
const ours = Object.entries(services).filter(([name]) => name !== 'database')

describe('the compose file', () => {
  it('starts our images, as an unprivileged user, on read-only roots', () => {
    const names = images.map(({ name }) => name as string)
    for (const [name, { image, read_only: isReadOnly, user }] of ours) {
      expect(names, name).toContain(/\/([a-z]+):/.exec(image)?.[1])
      expect({ isReadOnly, user }, name).toEqual({ isReadOnly: true, user: '65532:65532' })
    }
  })
  it('mounts secrets, files and the database only where the rules run', () => {
    const knowing = ours.filter(([, { volumes = [] }]) => volumes.some((one) => one.startsWith('./secrets')))
    expect(knowing.map(([name]) => name)).toEqual(['migrate', 'api', 'worker'])
    // The signing key of the audit log and the signed heads: only for the worker.
    const having = (part: string) =>
      ours.filter(([, { volumes = [] }]) => volumes.some((one) => one.includes(part))).map(([name]) => name)
    expect(having('secrets-worker')).toEqual(['worker'])
    // The owner of the tables of the database: only for the migration.
    expect(having('secrets-owner')).toEqual(['migrate'])
    expect(having('audit')).toEqual(['migrate', 'worker'])
    expect(services['migrate']?.volumes).toContain('audit:/data/audit:ro')
    // Closed months: read by processes that serve them, written only by the commands of the maintenance image.
    expect(having('archive:')).toEqual(['migrate', 'api', 'worker'])
    for (const [name, how] of [
      ['migrate', ''],
      ['api', ':ro'],
      ['worker', ':ro'],
    ] as const)
      expect(services[name]?.volumes, name).toContain(`archive:/data/archive${how}`)
    const beside = ours.filter(([, { networks }]) => networks.includes('rules'))
    expect(beside.map(([name]) => name)).toEqual(['migrate', 'api', 'worker'])
  })
})
