import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { send } from '#providers/kit/deliver.ts'
import { failOnce, hold } from '#providers/kit/faults.ts'
import type { Scenario } from '#providers/kit/scenarios.ts'
import { asFields } from '#providers/kit/sandbox.ts'
import { answerOnce } from './answer-once.ts'
import { webhook, withdrawalDocument, type Office, type Withdrawal } from './office.ts'
import { digest } from './signed-text.ts'

const FATES: Partial<Record<Scenario, Withdrawal['fate']>> = { decline: 'rejected', cancel: 'returned' }

/** Withdrawals to accounts: processing → paid, rejected (`decline`), or paid and returned (`cancel`: a closed account). */
export function serveWithdrawals(app: FastifyInstance, office: Office): void {
  app.post('/withdrawals', async (request, reply) => {
    const body = asFields(request.body)
    if (digest('withdrawal', body, office.settings.clientSecret) !== body['signature'])
      return reply.status(422).send({ errors: { signature: 'invalid' } })
    const externalId = String(body['external_id'])
    const scenario = office.scenarios.choose(externalId, Number(body['amount']))
    const calls = (office.createCalls.get(externalId) ?? 0) + 1
    office.createCalls.set(externalId, calls)
    if (failOnce(reply, scenario, calls, { errors: 'internal error' })) return reply
    let made: Withdrawal | undefined
    const answer = await answerOnce(office, request, reply, async () => {
      made = {
        id: String(randomInt(1_000_000, 999_999_999)),
        externalId,
        amount: Number(body['amount']),
        currency: String(body['currency']),
        iban: String(body['iban']),
        fate: FATES[scenario] ?? 'paid',
        status: 'processing',
      }
      office.withdrawals.set(made.id, made)
      return withdrawalDocument(office, made)
    })
    // The response is lost on the way, though the withdrawal was accepted.
    return made && scenario === 'timeout_create' ? hold(reply, office.times.holdMs) : answer
  })
  app.get<{ Params: { id: string } }>('/withdrawals/:id', async (request, reply) => {
    const withdrawal = office.withdrawals.get(request.params.id)
    return withdrawal ? withdrawalDocument(office, withdrawal) : reply.status(404).send({ errors: 'not found' })
  })
}

/** Automatic progress of withdrawals: one step for each call, with a webhook. */
export async function stepWithdrawals(office: Office): Promise<void> {
  for (const withdrawal of office.withdrawals.values()) {
    const before = withdrawal.status
    if (before === 'processing') withdrawal.status = withdrawal.fate === 'rejected' ? 'rejected' : 'paid'
    else if (before === 'paid' && withdrawal.fate === 'returned') withdrawal.status = 'returned'
    if (withdrawal.status === before) continue
    const { externalId, status } = withdrawal
    const news = { externalId, type: `withdrawal.${status}`, data: withdrawalDocument(office, withdrawal) }
    await send(webhook(office, news))
  }
}
