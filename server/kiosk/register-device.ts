import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/kiosk/registration.ts'
import { readTypedCode } from '#contract/typed-code.ts'
import {
  assert,
  newId,
  NotAllowed,
  refuse as refuseByCode,
  publish,
  type ClientCaller,
  type Input,
  type Transaction,
  type Refuse,
} from '#server/kernel/index.ts'
import { beginAttempt, hashToken, registerKioskClient } from '#server/sign-in/index.ts'
import { findWorkroom, findWorkrooms } from '#server/topology/index.ts'
import * as queries from './devices.queries.ts'
import { giveCode } from './give-code.ts'
import type { KioskNeeds } from './needs.ts'

const refuse: Refuse<typeof calls.registerDevice> = refuseByCode

/** Rooms for devices: those of its own venue where the installation client is bound to one. */
export async function getWorkrooms(
  { db, target, clock }: KioskNeeds,
  { caller }: Pick<Input<typeof calls.getWorkrooms>, 'caller'>,
): Promise<ReplyOf<typeof calls.getWorkrooms>> {
  const rooms = await findWorkrooms(db, { target, now: clock.now() })
  return { workrooms: rooms.filter(({ venueId }) => isWithin(caller, venueId)) }
}

/** Leave for one device to register in a workroom. Devices that stand somewhere give none (403). */
export async function createCode(
  needs: KioskNeeds,
  { query, caller }: Pick<Input<typeof calls.createCode>, 'query' | 'caller'>,
): Promise<ReplyOf<typeof calls.createCode>> {
  await refuseDevices(needs, caller.clientId)
  const of = { target: needs.target, now: needs.clock.now() }
  const room = await findWorkroom(needs.db, of, query.workroomId)
  if (room && !isWithin(caller, room.venueId)) throw new NotAllowed({ because: 'foreign-place' })
  return giveCode(needs, { workroomId: query.workroomId, issuedBy: caller.clientId })
}

/** Registers a device where its code says, and gives it a client of its own. Bad codes are counted as bad secrets are. */
export async function registerDevice(
  needs: KioskNeeds,
  { query, caller, client }: Pick<Input<typeof calls.registerDevice>, 'query' | 'caller' | 'client'>,
): Promise<ReplyOf<typeof calls.registerDevice>> {
  await refuseDevices(needs, caller.clientId)
  const account = caller.clientId
  const attempt = await beginAttempt(needs, { realm: 'client', kind: 'device-code', account, source: client.ip })
  const registered = await needs.db.transaction(async (tx) => {
    const workroomId = await takeCode(tx, needs, readTypedCode(query.code))
    return writeDevice(tx, needs, { ...query, workroomId, registeredBy: caller.clientId })
  })
  await attempt.succeed()
  return registered
}

async function takeCode(tx: Transaction, { clock, target }: KioskNeeds, code: string): Promise<string> {
  const known = await queries.lockCode(tx, target, hashToken(code))
  if (!known || known.usedAt) return refuse('ERR_TOKEN_INVALID')
  if (known.expiresAt <= clock.now()) return refuse('ERR_TOKEN_EXPIRED')
  await queries.useCode(tx, known.codeHash, clock.now())
  return known.workroomId
}

type NewDevice = { readonly serialNumber: string; readonly workroomId: string; readonly registeredBy: string }

async function writeDevice(tx: Transaction, { clock, target }: KioskNeeds, device: NewDevice) {
  const { serialNumber, workroomId, registeredBy } = device
  const registeredAt = clock.now()
  const wanted = `kiosk-${newId(registeredAt)}`
  const row = { clientId: wanted, target, serialNumber, workroomId, registeredBy, registeredAt }
  const clientId = await queries.upsertDevice(tx, row)
  const room = await findWorkroom(tx, { target, now: registeredAt }, workroomId)
  assert(room, 'A code is given for a workroom that is there.')
  const client = { id: clientId, name: serialNumber, venueId: room.venueId, at: registeredAt, by: registeredBy }
  const clientSecret = await registerKioskClient(tx, client)
  await publish(tx, 'kiosk.device-registered', { clientId, workroomId })
  return { clientId, clientSecret, workroomId }
}

function isWithin({ venueId }: ClientCaller, wanted: string): boolean {
  return venueId === null || venueId === wanted
}

async function refuseDevices({ db }: KioskNeeds, clientId: string): Promise<void> {
  if (await queries.isDevice(db, clientId)) throw new NotAllowed()
}
