import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { images } from '#tools/images/images.ts'
import { hashSources, renderChart, renderedFolder, shippedValues, sourcesFile } from './render-chart.ts'
import { writeEnvExample } from './env-example.ts'

type Port = { readonly port: number }
type Peer = { readonly podSelector?: { readonly matchLabels: Record<string, string> }; readonly ipBlock?: unknown }
type Rule = { readonly ports: readonly Port[]; readonly from?: readonly Peer[]; readonly to?: readonly Peer[] }
type Container = {
  readonly name: string
  readonly image: string
  readonly args?: readonly string[]
  readonly env?: readonly { readonly name: string }[]
  readonly envFrom?: readonly unknown[]
  readonly volumeMounts: readonly { readonly mountPath: string }[]
  readonly securityContext: Record<string, unknown>
  readonly ports?: readonly { readonly containerPort: number }[]
  readonly readinessProbe?: unknown
}
type Kept = {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly spec: Record<string, unknown>
}

const readRender = (name: string) => readFileSync(join(renderedFolder, `${name}.yaml`), 'utf8')
const objectsOf = (text: string): Kept[] => parseAllDocuments(text).flatMap((one) => (one.toJS() as Kept | null) ?? [])
const component = ({ podSelector }: Peer) => podSelector?.matchLabels['app.kubernetes.io/component']

/** Some values that neither example has; not all that the chart knows. */
const OTHER_CHOICES = [
  ['ingress.enabled=false', 'monitoring.enabled=false'],
  ['scaling.enabled=true', 'scaling.api.most=5', 'checks.auditPublicKey=abc'],
  ['scaling.enabled=false', 'checks.auditPublicKey=', 'drainDelayMs=9000'],
  ['image.digests.api=sha256:0123', 'image.pullSecrets[0]=registry', 'secrets.version=another'],
  ['internal.networks[0]=10.1.0.0/16', 'tracing.networks[0]=10.2.0.0/16', 'ingress.annotations.one=two'],
  ['archive.bucketUrl=', 'archive.bucketRegion=', 'archive.claim=', 'files.bucketUrl=', 'files.claim=files'],
]

async function expectAccepted(objects: readonly Kept[]): Promise<void> {
  for (const object of objects.filter(({ apiVersion }) => !apiVersion.startsWith('monitoring.'))) {
    const models = (await import(`kubernetes-models/${object.apiVersion}/${object.kind}`)) as Record<
      string,
      new (data: Kept) => { validate: () => void }
    >
    const Model = models[object.kind]
    expect(Model, object.kind).toBeDefined()
    if (Model) expect(() => new Model(object).validate(), `${object.kind} ${object.metadata.name}`).not.toThrow()
  }
}

/** Our containers; the balancer's is a third party's. */
function containersOf(objects: readonly Kept[]): Container[] {
  const found: Container[] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) walk(one)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inside] of Object.entries(value))
        if (key === 'containers') found.push(...(inside as Container[]))
        else walk(inside)
  }
  walk(objects)
  return found.filter(({ name }) => name !== 'haproxy')
}

it('was rendered anew after its last change (npm run chart:render)', () => {
  expect(readFileSync(sourcesFile, 'utf8').trim()).toBe(hashSources())
})

describe.each(shippedValues)('the chart with the values %s', (name) => {
  const objects = objectsOf(readRender(name))

  it('equals the chart’s rendering, if Helm is installed (npm run chart:render)', async ({ skip }) => {
    const rendered = await renderChart(name)
    if (rendered === undefined) return skip('no helm on this machine')
    expect(rendered).toBe(readRender(name))
  })
  it('is accepted by the schemas of Kubernetes', async () => {
    await expectAccepted(objects)
  })
  it('is accepted by the schemas of Kubernetes with some other choices, if Helm is installed', async ({ skip }) => {
    for (const changed of OTHER_CHOICES) {
      const rendered = await renderChart(name, changed)
      if (rendered === undefined) return skip('no helm on this machine')
      expect(rendered, changed.join()).not.toBe(readRender(name))
      await expectAccepted(objectsOf(rendered))
    }
  })
  it('runs programs of the images, as an unprivileged user, on a read-only root', () => {
    const containers = containersOf(objects)
    expect(containers.length).toBeGreaterThan(6)
    for (const { name: container, image, args = [], securityContext } of containers) {
      const found = images.find((one) => one.name === container)
      expect(image).toContain(`/${container}:`)
      for (const program of args) expect(found?.programs, container).toContain(program)
      expect(securityContext, container).toMatchObject({
        runAsNonRoot: true,
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      })
    }
  })
  it('gives secrets only to processes with access to the database, and to no door', () => {
    const isOfPictures = (one: unknown) => JSON.stringify(one).includes('tolar-pictures')
    for (const { name: container, envFrom = [], volumeMounts } of containersOf(objects)) {
      // One of its own, for those who have pictures made and the process that makes them.
      expect(envFrom.some(isOfPictures), container).toBe(['api', 'player', 'pictures'].includes(container))
      const others = envFrom.filter((one) => !isOfPictures(one))
      const knows = others.length > 0 || volumeMounts.some(({ mountPath }) => mountPath === '/secrets')
      expect(knows, container).toBe(['api', 'worker', 'keeper'].includes(container))
    }
  })
  it('gives the signing key of the audit log only to the worker, and its folder to no API', () => {
    for (const container of containersOf(objects)) {
      const isWorker = container.name === 'worker'
      const { env = [], envFrom = [], volumeMounts } = container
      const knows = JSON.stringify(envFrom).includes('tolar-worker')
      expect(knows || volumeMounts.some(({ mountPath }) => mountPath === '/secrets-worker'), container.name).toBe(
        isWorker,
      )
      if (container.name === 'api') expect(JSON.stringify([env, volumeMounts])).not.toMatch(/audit/i)
    }
  })
  it('names no variable that no process reads', () => {
    const known = new Set([...writeEnvExample().matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, one]) => one))
    for (const { env = [] } of containersOf(objects))
      for (const { name: variable } of env.filter((one) => one.name !== 'AUDIT_PUBLIC_KEY'))
        expect(known, variable).toContain(variable)
  })
  it('lets processes that send traces reach their collector', () => {
    const senders = containersOf(objects).filter(({ env = [] }) =>
      env.some((one) => one.name === 'OTEL_EXPORTER_OTLP_ENDPOINT'),
    )
    const policy = objects.find(({ metadata }) => metadata.name === 'tolar-traces')
    expect(policy === undefined).toBe(senders.length === 0)
    if (!policy) return
    const [rule] = policy.spec['egress'] as Rule[]
    expect(rule?.ports).toEqual([{ port: 4318 }])
    for (const one of ['api', 'worker', 'player', 'games', 'backoffice', 'pictures'])
      expect(JSON.stringify(policy.spec['podSelector']), one).toContain(`"${one}"`)
  })
  it('lets each door reach what it needs, and nothing else', () => {
    const reached = new Map<string, string[]>()
    const policies = objects.filter(({ kind }) => kind === 'NetworkPolicy')
    for (const { metadata, spec } of policies)
      for (const { ports, to = [] } of (spec['egress'] ?? []) as Rule[]) {
        const goals = to.map((peer) => `${component(peer) ?? 'network'}:${ports.map(({ port }) => port).join('+')}`)
        reached.set(metadata.name, [...(reached.get(metadata.name) ?? []), ...goals])
      }
    expect(reached.get('tolar-player')).toEqual(['balancer:3003'])
    expect(reached.get('tolar-games')).toEqual(['balancer:3003'])
    expect(reached.get('tolar-backoffice')).toEqual(['api:3005'])
    expect(reached.get('tolar-balancer')).toEqual(['api:3003'])
    expect(reached.get('tolar-asks-pictures')).toEqual(['pictures:3020'])
    expect(reached.get('tolar-pictures')).toBeUndefined()
    const intoStaff = policies
      .filter(({ metadata }) => metadata.name === 'tolar-api')
      .flatMap(({ spec }) => spec['ingress'] as Rule[])
      .filter(({ ports }) => ports.some(({ port }) => port === 3005))
    expect(intoStaff.flatMap(({ from = [] }) => from.map(component))).toEqual(['backoffice'])
    // Everything else is denied: one policy applies to all pods and allows only DNS.
    expect(policies.find(({ metadata }) => metadata.name === 'tolar-nobody')?.spec['policyTypes']).toEqual([
      'Ingress',
      'Egress',
    ])
  })
  it('keeps at least one of each process during disruptions', () => {
    const kept = (kind: string) => objects.filter((one) => one.kind === kind).map(({ metadata }) => metadata.name)
    expect(kept('PodDisruptionBudget').toSorted()).toEqual(kept('Deployment').toSorted())
  })
})
