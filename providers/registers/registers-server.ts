import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { mountAddressFaults } from '../addresses/address-faults.ts'
import { mountRuian } from '../addresses/ruian.ts'
import { mountSmartform } from '../addresses/smartform.ts'
import { asFields, buildSandbox } from '../kit/sandbox.ts'
import { mountAisg } from './aisg.ts'
import { mountPackages, type PackageOptions } from './aisg-packages/mount-packages.ts'
import { isRegisterAnswer, makeAnswerBook, REGISTER_ANSWERS } from './answers.ts'
import { mountSdsl } from './sdsl.ts'
import { mountUrhh } from './urhh.ts'

export type RegistersOptions = {
  readonly aisgKey: string
  readonly urhhLogin: string
  readonly urhhPassword: string
  readonly sdslKey: string
  /** `client id:password` of Smartform. */
  readonly smartformLogin: string
  /** Packages for the supervision of gambling; without it the authority takes none. */
  readonly packages?: PackageOptions
  /** How long a `slow` answer takes; longer than any caller should wait. */
  readonly slowMs: number
}

/** The registers of people and of addresses, and the second source of screening, each under its own path, on one port. */
export function buildRegisters(options: RegistersOptions): FastifyInstance {
  const book = makeAnswerBook()
  const sessions = new Set<string>()
  const { app, clock } = buildSandbox({
    name: 'registers',
    forget: () => {
      book.clear()
      sessions.clear()
      faults.clear()
      forgetPackages()
    },
  })
  const faults = mountAddressFaults(app)
  let forgetPackages = () => {}
  const held = new Set<() => void>()
  /** Delays a response; the end of the process or of the test releases it. */
  const hold = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        held.delete(done)
        resolve()
      }
      const timer = setTimeout(done, ms)
      held.add(done)
    })
  app.addHook('preClose', async () => held.forEach((done) => done()))

  app.post('/__sandbox/register', (request, reply) => {
    const { who, answer } = asFields(request.body)
    if (typeof who !== 'string' || !isRegisterAnswer(answer))
      return reply.status(400).send({ problem: `who (or "*") and one of ${REGISTER_ANSWERS.join(', ')} are needed` })
    book.write(who, answer)
    return { done: true }
  })
  const part = { app, clock, book, hold, slowMs: options.slowMs, newId: () => randomUUID() }
  mountAisg(part, options.aisgKey)
  if (options.packages) forgetPackages = mountPackages(part, options.packages)
  mountUrhh(part, { login: options.urhhLogin, password: options.urhhPassword, sessions })
  mountSdsl(part, options.sdslKey)
  mountSmartform(part, { login: options.smartformLogin, faults })
  mountRuian(part, faults)
  return app
}

export type RegisterPart = {
  readonly app: FastifyInstance
  readonly clock: { readonly now: () => Date }
  readonly book: ReturnType<typeof makeAnswerBook>
  readonly hold: (ms: number) => Promise<void>
  readonly slowMs: number
  readonly newId: () => string
}
