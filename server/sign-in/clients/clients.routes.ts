import type { FastifyInstance } from 'fastify'
import { getSigningKey } from '#contract/play-v1/signing-key.ts'
import * as calls from '#contract/play-v1/staff-clients.ts'
import { requestOf, type Approvals } from '#server/approvals/index.ts'
import { serve } from '#server/kernel/index.ts'
import { changeClientAction, narrowGrants } from './change-client.ts'
import { addClientSecret, orderSecretAction } from './secret-orders.ts'
import { keyOfSecret } from './signed-clients.ts'
import * as staff from './staff-clients.ts'

/** Staff calls about services and devices: extending one needs two people, restricting or disabling one needs one. */
export function clientRoutes(app: FastifyInstance, needs: staff.StaffClientNeeds, approvals: Approvals): void {
  const change = approvals.register(changeClientAction(needs))
  const orderSecret = approvals.register(orderSecretAction(needs))
  serve(app, getSigningKey, async ({ caller: { secretId } }) => ({
    keyId: secretId,
    key: keyOfSecret(needs, secretId).toString('base64url'),
  }))
  serve(app, calls.listClients, (input) => staff.listClients(needs, input))
  serve(app, calls.getClient, (input) => staff.getClient(needs, input))
  serve(
    app,
    calls.addClientSecret,
    (input) => addClientSecret(needs, orderSecret, input),
    (reply, { body }) => [null, { added: reply.secretId, oldEndAfterHours: body.endOldAfterHours }],
  )
  serve(
    app,
    calls.endClientSecret,
    (input) => staff.endClientSecret(needs, input),
    (_, { body }) => [null, { ended: body.secretId }],
  )
  serve(
    app,
    calls.switchClientOff,
    (input) => staff.switchClientOff(needs, input),
    () => [{ isActive: true }, { isActive: false }],
  )
  serve(app, calls.createClient, (input) => {
    const { clientId, name, venueId, ratePerMinute, grants } = input.body
    return change({ clientId, made: { name, venueId, ratePerMinute }, grants }, requestOf(input))
  })
  serve(app, calls.setClientGrants, async (input) => {
    const { clientId, grants } = input.body
    const narrowed = await narrowGrants(needs, { clientId, grants }, input.caller)
    return narrowed ?? change({ clientId, grants }, requestOf(input))
  })
  serve(app, calls.switchClientOn, (input) =>
    change({ clientId: input.body.clientId, isActive: true }, requestOf(input)),
  )
}
