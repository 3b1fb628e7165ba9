import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { platformVariables } from '#config/processes.ts'
import { serveHealth } from '#apps/front-door/serve-health.ts'
import { healthRoutes, makeMetrics } from '#server/kernel/index.ts'
import { renderedFolder, shippedValues } from './render-chart.ts'
import { writeEnvExample } from './env-example.ts'

type Labels = Readonly<Record<string, string>>
type Named = { readonly name: string; readonly value?: string }
type Probe = { readonly httpGet: { readonly path: string; readonly port: string | number } }
type Container = {
  readonly name: string
  readonly args?: readonly string[]
  readonly env?: readonly Named[]
  readonly envFrom?: readonly unknown[]
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[]
  readonly volumeMounts?: readonly { readonly name: string; readonly mountPath: string; readonly readOnly?: boolean }[]
  readonly startupProbe?: Probe
  readonly livenessProbe?: Probe
  readonly readinessProbe?: Probe
}
type Volume = Named & { readonly configMap?: { readonly name: string } }
type Pods = {
  readonly metadata: { readonly labels: Labels }
  readonly spec: { readonly containers: readonly Container[]; readonly volumes?: readonly Volume[] }
}
type Peer = { readonly podSelector?: { readonly matchLabels: Labels }; readonly ipBlock?: unknown }
type Rule = {
  readonly ports: readonly { readonly port: number }[]
  readonly from?: readonly Peer[]
  readonly to?: readonly Peer[]
}
type Selector = {
  readonly matchLabels: Labels
  readonly matchExpressions?: readonly { readonly values: readonly string[] }[]
}
type Kept = {
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly data?: Readonly<Record<string, string>>
  readonly spec: {
    readonly template?: Pods
    readonly clusterIP?: string
    readonly publishNotReadyAddresses?: boolean
    readonly selector?: Labels
    readonly ports?: readonly { readonly port: number; readonly targetPort: string }[]
    readonly podSelector?: Selector
    readonly ingress?: readonly Rule[]
    readonly egress?: readonly Rule[]
    readonly jobTemplate?: { readonly spec: { readonly template: Pods } }
  }
}

const COMPONENT = 'app.kubernetes.io/component'
/** Given by the chart in the file of Kubernetes, or answered by somebody else's program. */
const BALANCER = 'haproxy'

const read = (name: string): Kept[] =>
  parseAllDocuments(readFileSync(join(renderedFolder, `${name}.yaml`), 'utf8')).flatMap(
    (one) => (one.toJS() as Kept | null) ?? [],
  )
const podsOf = ({ spec }: Kept): readonly Pods[] => [spec?.template ?? spec?.jobTemplate?.spec.template ?? []].flat()
const isPartOf = (wanted: Labels, labels: Labels): boolean =>
  Object.entries(wanted).every(([name, value]) => labels[name] === value)
const selects = ({ matchLabels, matchExpressions = [] }: Selector, labels: Labels): boolean =>
  isPartOf(matchLabels, labels) && matchExpressions.every(({ values }) => values.includes(labels[COMPONENT] ?? ''))

describe.each(shippedValues)('the chart with the values %s', (name) => {
  const objects = read(name)
  const pods = objects.flatMap(podsOf)
  const containers = pods.flatMap(({ spec }) => spec.containers)
  const services = objects.filter(({ kind }) => kind === 'Service')
  const policies = objects.filter(({ kind }) => kind === 'NetworkPolicy')

  /** Whether policies let pods reach others on a port: what is not opened on both sides is closed. */
  const mayReach = (from: Labels, to: Labels, port: number): boolean => {
    const rules = (labels: Labels, side: 'ingress' | 'egress') =>
      policies
        .filter(({ spec }) => spec.podSelector && selects(spec.podSelector, labels))
        .flatMap(({ spec }) => spec[side] ?? [])
    const opens = (rule: Rule, peers: readonly Peer[] | undefined, labels: Labels) =>
      rule.ports.some((one) => one.port === port) &&
      (peers ?? []).some(({ podSelector }) => podSelector && isPartOf(podSelector.matchLabels, labels))
    return (
      rules(from, 'egress').some((rule) => opens(rule, rule.to, to)) &&
      rules(to, 'ingress').some((rule) => opens(rule, rule.from, from))
    )
  }

  it('asks for health on a port that the container has, at a path that its process answers', async () => {
    const [process, door] = [fastify(), fastify()]
    healthRoutes(process, { isReady: async () => true, metrics: makeMetrics() })
    serveHealth(door, 'http://127.0.0.1:9')
    await Promise.all([process.ready(), door.ready()])
    const balancer =
      objects.find(({ metadata, data }) => metadata.name === 'tolar-balancer' && data)?.data?.['haproxy.cfg'] ?? ''
    let probes = 0
    for (const { name: container, ports = [], startupProbe, livenessProbe, readinessProbe } of containers) {
      const own = ['api', 'worker'].includes(container) ? process : door
      for (const probe of [startupProbe, livenessProbe, readinessProbe].filter((one) => one !== undefined)) {
        const { path, port } = probe.httpGet
        expect(
          ports.map((one) => one.name),
          `${container} ${path}`,
        ).toContain(port)
        if (container === BALANCER) expect(balancer).toContain(`monitor-uri ${path}\n`)
        else expect(own.hasRoute({ method: 'GET', url: path }), `${container} ${path}`).toBe(true)
        probes += 1
      }
    }
    expect(probes).toBeGreaterThanOrEqual(20)
    await Promise.all([process.close(), door.close()])
  })

  it('leads services to ports of the pods that they select', () => {
    for (const { metadata, spec } of services) {
      const chosen = pods.filter(({ metadata: { labels } }) => isPartOf(spec.selector ?? {}, labels))
      expect(chosen.length, metadata.name).toBeGreaterThan(0)
      for (const { targetPort } of spec.ports ?? [])
        for (const { spec: inside } of chosen)
          expect(
            inside.containers.flatMap(({ ports = [] }) => ports.map((one) => one.name)),
            metadata.name,
          ).toContain(targetPort)
    }
  })

  it('lets every process reach the services whose addresses it is given, on both sides', () => {
    let reached = 0
    for (const { metadata, spec } of pods) {
      const maps = (spec.volumes ?? []).flatMap(({ configMap }) => configMap?.name ?? [])
      const texts = [
        ...spec.containers.flatMap(({ env = [] }) => env.map(({ value = '' }) => value)),
        ...objects
          .filter((one) => one.kind === 'ConfigMap' && maps.includes(one.metadata.name))
          .flatMap(({ data }) => Object.values(data ?? {})),
      ]
      for (const [, service = '', port = ''] of texts.join('\n').matchAll(/\b(tolar-[a-z-]+):(\d+)\b/g)) {
        const found = services.find((one) => one.metadata.name === service)
        expect(
          found?.spec.ports?.map((one) => one.port),
          service,
        ).toContain(Number(port))
        expect(
          mayReach(metadata.labels, found?.spec.selector ?? {}, Number(port)),
          `${metadata.labels[COMPONENT]} to ${service}:${port}`,
        ).toBe(true)
        reached += 1
      }
    }
    expect(reached).toBeGreaterThanOrEqual(7)
    // The other way round: a door knows neither the database's network nor an API past the balancer.
    const labels = (component: string): Labels => ({ ...pods[0]?.metadata.labels, [COMPONENT]: component })
    expect(mayReach(labels('player'), labels('api'), 3003)).toBe(false)
    expect(mayReach(labels('player'), labels('api'), 3005)).toBe(false)
    // What decodes the files of strangers is asked by two, and reaches nobody.
    for (const one of ['games', 'backoffice', 'worker', 'balancer'])
      expect(mayReach(labels(one), labels('pictures'), 3020), one).toBe(false)
    for (const [to, port] of [
      ['api', 3003],
      ['api', 3005],
      ['balancer', 3003],
    ] as const)
      expect(mayReach(labels('pictures'), labels(to), port), `${to}:${port}`).toBe(false)
  })

  it('lets the balancer see every API, ready or not, and asks all where none is ready', () => {
    const text =
      objects.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === 'tolar-balancer')?.data?.[
        'haproxy.cfg'
      ] ?? ''
    expect(services.find(({ metadata }) => metadata.name === 'tolar-api-all')?.spec).toMatchObject({
      clusterIP: 'None',
      publishNotReadyAddresses: true,
    })
    expect(text).toMatch(/^\s*option allbackups$/m)
    expect(
      [...text.matchAll(/^\s*server-template (\w+) \d+ tolar-api-all:3003 (check|backup) /gm)].map(([, one]) => one),
    ).toEqual(['api', 'anyway'])
  })

  it('gives each process every variable that it needs: by name, or as a secret or a variable of the values', () => {
    const needed = new Set([...writeEnvExample().matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, one = '']) => one))
    for (const { name: process, env = [], envFrom = [] } of containers.filter(
      (one) => one.name !== BALANCER && one.name !== 'keeper',
    )) {
      const names = env.map((one) => one.name)
      expect(names).toEqual(expect.arrayContaining(['APP_TARGET', 'MARKET_LOCALE', 'APP_ENV']))
      for (const { name: variable, kind, processes } of platformVariables) {
        expect(needed, variable).toContain(variable)
        if (!processes.some((one) => one === process)) continue
        const hasSecrets = envFrom.length > 0 || names.includes('SECRETS_FOLDER')
        if (kind === 'secret') expect(hasSecrets, `${process}: ${variable}`).toBe(true)
        else expect(names, `${process}: ${variable}`).toContain(variable)
      }
    }
  })

  it('gives closed months a folder and what reads them, from a bucket as from a claim', () => {
    const having = (volume: string) =>
      containers
        .filter(({ volumeMounts = [] }) => volumeMounts.some((one) => one.name === volume))
        .map((one) => one.name)
    const readers = containers.map((one) => one.name).filter((one) => ['api', 'worker', 'keeper'].includes(one))
    expect(having('archive')).toEqual(readers)
    expect(having('duckdb')).toEqual(readers)
    // The reader of closed months writes there when it has no memory left, since the claim is read-only.
    expect(having('spill')).toEqual(readers)
    const isBucket = name === 'managed'
    for (const { name: container, env = [], volumeMounts = [] } of containers) {
      const isReader = readers.includes(container)
      const folder = volumeMounts.find((one) => one.name === 'archive')
      const given = env.filter((one) => one.name.startsWith('BOOKS_ARCHIVE_')).map((one) => one.name.slice(14))
      expect(folder?.mountPath, container).toBe(isReader ? '/data/archive' : undefined)
      expect(given, container).toEqual(
        isReader
          ? ['FOLDER', 'SPILL_FOLDER', 'SPILL_SIZE', ...(isBucket ? ['BUCKET_URL', 'BUCKET_REGION', 'CACHE_SIZE'] : [])]
          : [],
      )
      // Who has a bucket keeps there what it has read; of a shared claim only the keeper may change anything.
      if (isReader) expect(folder?.readOnly ?? false, container).toBe(!isBucket && container !== 'keeper')
    }
    for (const { spec } of pods) {
      const volume = spec.volumes?.find((one) => one.name === 'archive')
      const spill = spec.volumes?.find((one) => one.name === 'spill')
      expect(spill).toEqual(volume && { name: 'spill', emptyDir: { sizeLimit: '5Gi' } })
      if (!volume) continue
      // On the disk of the node and bounded: memory is for a pod's own work.
      if (isBucket) expect(volume).toEqual({ name: 'archive', emptyDir: { sizeLimit: '40Gi' } })
      else expect(volume).toEqual({ name: 'archive', persistentVolumeClaim: { claimName: 'closed-months' } })
    }
  })

  it('lets those who have a bucket of closed months reach it, and the keeper nobody else outside', () => {
    const outside = (component: string) =>
      policies.filter(
        ({ spec }) =>
          spec.podSelector &&
          selects(spec.podSelector, { ...pods[0]?.metadata.labels, [COMPONENT]: component }) &&
          spec.egress?.some(
            ({ ports, to }) => ports.some(({ port }) => port === 443) && to?.some((one) => one.ipBlock),
          ),
      )
    const found = policies.find(({ metadata }) => metadata.name === 'tolar-archive')
    expect(found !== undefined).toBe(name === 'managed')
    expect(outside('keeper')).toEqual(found ? [found] : [])
    for (const one of ['player', 'games', 'backoffice', 'pictures', 'balancer']) expect(outside(one), one).toEqual([])
  })
})
