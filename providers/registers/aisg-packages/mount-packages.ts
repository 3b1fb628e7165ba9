import type { FastifyReply } from 'fastify'
import { openEnvelope, sealEnvelope } from '#exchange/aisg/envelope.ts'
import { AISG_FORMAT } from '#exchange/aisg/format.ts'
import { writeReports, type Validation } from '#exchange/aisg/reports.ts'
import { makeKeyPair } from '../../kit/key-pairs.ts'
import { asFields } from '../../kit/sandbox.ts'
import type { RegisterPart } from '../registers-server.ts'
import { misbehave } from '../misbehave.ts'
import { isPackageFault, PACKAGE_FAULTS, type PackageFault } from './faults.ts'
import { makePackageBook } from './package-book.ts'

export type PackageOptions = {
  readonly apiKey: string
  /** PEM: the authority's own key, and the public one of the operator. */
  readonly keys: { readonly own: string; readonly theirs: string }
  readonly folder?: string | undefined
}

const PATH = '/aisg/packages'
const PAGE = 5

/**
 * Where the operator puts packages and finds confirmations, with the authority behind it: it fetches each at once, judges it as the ministry's
 * validator is described, and answers. The words of the exchange are those of our own adapter (decision 0134).
 */
export function mountPackages(
  part: Pick<RegisterPart, 'app' | 'hold' | 'slowMs' | 'newId'>,
  options: PackageOptions,
): () => void {
  const { app, newId } = part
  const { apiKey, keys, folder } = options
  const book = makePackageBook(folder)
  const sealed = new Map<string, string>()
  let confirmations: { readonly id: string; readonly envelope: string }[] = []
  let fault: PackageFault = 'good'
  const stranger = makeKeyPair()

  const confirm = (name: string, validation: Validation, how: PackageFault) => {
    const own = how === 'forged' ? stranger.privatePem : keys.own
    const about = how === 'unknown_package' ? `${name}9` : name
    const reports = writeReports(about, validation)
    if (how === 'unreadable') reports.delete(AISG_FORMAT.reports.database)
    const one = { id: newId(), envelope: sealEnvelope(about, reports, { own, theirs: keys.theirs }) }
    if (how === 'lost') return
    confirmations.push(one)
    if (how === 'twice') confirmations.push(one)
    if (how === 'again') confirmations.push({ ...one, id: newId() })
  }

  app.post('/__sandbox/aisg-packages', (request, reply) => {
    const asked = asFields(request.body)['fault']
    if (!isPackageFault(asked))
      return reply.status(400).send({ problem: `fault is one of ${PACKAGE_FAULTS.join(', ')}` })
    fault = asked
    return { done: true }
  })
  app.get('/__sandbox/aisg-packages', () => ({ names: [...sealed.keys()], confirmations: confirmations.length }))

  app.post<{ Params: { name: string } }>(
    `${PATH}/output/:name`,
    { bodyLimit: 64 * 1024 * 1024 },
    async (request, reply) => {
      if (await isRefused(request.headers['x-api-key'], reply)) return reply
      const { name } = request.params
      const content = asFields(request.body)['sealed']
      if (typeof content !== 'string') return reply.status(400).send({ error: 'INVALID_REQUEST' })
      const before = sealed.get(name)
      if (before !== undefined && before !== content) return reply.status(409).send({ error: 'OTHER_CONTENT' })
      const opened = openEnvelope(content, keys)
      if (opened?.name !== name) return reply.status(422).send({ error: 'NOT_SEALED' })
      sealed.set(name, content)
      const how = fault
      for (const answer of book.take(name, opened.files, (validation) => spoiled(validation, how)))
        confirm(answer.name, answer.validation, answer.name === name ? how : 'good')
      return reply.status(before === undefined ? 201 : 200).send({ name: how === 'other_name' ? `${name}9` : name })
    },
  )

  app.get<{ Querystring: { after?: string } }>(`${PATH}/confirmations`, async (request, reply) => {
    if (await isRefused(request.headers['x-api-key'], reply)) return reply
    const asked = Number(request.query.after ?? '0') || 0
    // They are not kept: a position of before the last start is beyond them, and reading begins anew.
    const after = asked > confirmations.length ? 0 : asked
    const some = confirmations.slice(after, after + PAGE)
    return { confirmations: some, next: String(after + some.length) }
  })

  async function isRefused(key: unknown, reply: FastifyReply): Promise<boolean> {
    if (key !== apiKey || fault === 'unauthorised') {
      await reply.status(401).send({ error: 'UNAUTHORISED' })
      return true
    }
    if (fault === 'slow' || fault === 'silent' || fault === 'http_500' || fault === 'http_503')
      return misbehave(part, fault, reply)
    return fault === 'garbage' || fault === 'empty' ? misbehave(part, fault, reply) : false
  }
  return () => {
    book.clear()
    sealed.clear()
    confirmations = []
    fault = 'good'
  }
}

/** What the fault makes of an answer. */
function spoiled(validation: Validation, fault: PackageFault): Validation {
  const file = 'konto.csv'
  if (fault === 'refuse_interface')
    return { verdict: 'ERR', faults: [{ file, line: 2, column: 'ZrizeniCas', code: 'CELL_FORM' }], findings: [] }
  if (fault !== 'refuse_database' && fault !== 'remark') return validation
  const isFault = fault === 'refuse_database'
  const finding = { file, key: 'planned', column: 'ZrizeniCas', code: 'OUTSIDE_PERIOD', isFault } as const
  return {
    verdict: isFault ? 'ERR' : validation.verdict,
    faults: validation.faults,
    findings: [...validation.findings, finding],
  }
}
