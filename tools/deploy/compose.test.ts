import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { CLOSED_MONTHS_PLACE, closedMonths, images } from '#tools/images/images.ts'

type Service = {
  readonly image: string
  readonly read_only?: boolean
  readonly user?: string
  readonly networks: readonly string[]
  readonly volumes?: readonly string[]
}

const file = join(import.meta.dirname, '../../deploy/compose/compose.yaml')
const { services, secrets } = parse(readFileSync(file, 'utf8'), { merge: true }) as {
  services: Record<string, Service>
  secrets: Record<string, { file: string }>
}
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
    const knowing = ours.filter(([, { volumes = [] }]) =>
      volumes.some((one) => /^\.\/secrets(?:-worker|-owner)?:/.test(one)),
    )
    expect(knowing.map(([name]) => name)).toEqual(['migrate', 'api', 'worker'])
    // The database gets its own password, and nothing that opens what is stored in it.
    expect(services['database']).toMatchObject({ secrets: ['POSTGRES_PASSWORD'] })
    // It is the owner's, and API and worker must not be able to become the owner.
    expect(secrets['POSTGRES_PASSWORD']).toEqual({ file: './secrets-owner/POSTGRES_PASSWORD' })
    expect(services['database']?.volumes).toEqual(['database:/var/lib/postgresql'])
    // The signing key of the audit log and the signed heads: only for the worker.
    const having = (part: string) =>
      ours.filter(([, { volumes = [] }]) => volumes.some((one) => one.includes(part))).map(([name]) => name)
    expect(having('secrets-worker')).toEqual(['worker'])
    // The key of the process of pictures: for those who ask it, and it knows nothing else.
    expect(having('secrets-pictures')).toEqual(['api', 'player', 'pictures'])
    expect(services['pictures']).toMatchObject({
      networks: ['pictures'],
      volumes: ['./secrets-pictures:/secrets-pictures:ro'],
    })
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
  it('mounts what reads closed months into those who have them, with the file that is added for it', () => {
    const more = readFileSync(join(file, '../closed-months.yaml'), 'utf8')
    type Mount = { readonly type: string; readonly source: string; readonly target: string }
    const added = (parse(more, { merge: true }) as { services: Record<string, { volumes: Mount[] }> }).services
    const having = ours.filter(([, { volumes = [] }]) => volumes.some((one) => one.startsWith('archive:')))
    expect(Object.keys(added)).toEqual(having.map(([name]) => name))
    for (const { volumes } of Object.values(added))
      expect(volumes).toEqual([
        {
          type: 'image',
          source: `\${REGISTRY:-tolar}/${closedMonths.name}:\${TAG:-0.1.0}`,
          target: `/app/${CLOSED_MONTHS_PLACE}`,
        },
      ])
  })
  it('gives those who have closed months the bucket and a folder that they may write to, with the file that is added for it', () => {
    const more = readFileSync(join(file, '../closed-months-bucket.yaml'), 'utf8')
    type Added = { readonly environment: Record<string, string>; readonly volumes?: readonly string[] }
    const added = (parse(more, { merge: true }) as { services: Record<string, Added> }).services
    const having = ours.filter(([, { volumes = [] }]) => volumes.some((one) => one.startsWith('archive:')))
    expect(Object.keys(added)).toEqual(having.map(([name]) => name))
    for (const [name, { volumes: before = [] }] of having) {
      const { environment, volumes: after = [] } = added[name] ?? { environment: {} }
      expect(Object.keys(environment), name).toEqual([
        'BOOKS_ARCHIVE_BUCKET_URL',
        'BOOKS_ARCHIVE_BUCKET_REGION',
        'BOOKS_ARCHIVE_CACHE_SIZE',
      ])
      // Compose replaces a volume by a later one of the same target.
      const last = [...before, ...after].findLast((one) => one.split(':')[1] === '/data/archive')
      expect(last, name).toBe('archive:/data/archive')
    }
  })
})
