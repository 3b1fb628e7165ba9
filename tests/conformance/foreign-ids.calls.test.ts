import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { catalogue } from '#contract/catalogue.ts'
import { create as registerPlayer } from '#contract/onling-v2/registration.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { everythingAbout, giveOneOfEach, giveTickets, type OwnedKind } from './owned-things.ts'
import { propertiesOf, sampleOf } from './sample.ts'

// Every call of players with an id, with the id of another player's thing. The response must equal the one for an
// unknown id, and nothing of the other player may change. The list is compared with the contract: a new field is
// noticed.

/** The kind of thing that a field identifies, by the path of the call and the name of the field. */
const OWNED: Readonly<Record<string, OwnedKind>> = {
  '/capi/v1.1/Funds/GetInfoById id': 'payment',
  '/capi/v1.1/Funds/GetInfoByReferenceNumber referenceNumber': 'paymentNumber',
  '/capi/Play/v1/Payment/GetWithdrawal referenceNumber': 'withdrawalNumber',
  '/capi/v1.1/Funds/ResendVerifyToken id': 'withdrawal',
  '/capi/v1.1/Funds/Verify id': 'withdrawal',
  '/capi/v1.1/Funds/VerifyByCard id': 'withdrawal',
  '/capi/v1.1/Funds/Cancel id': 'prepared',
  '/capi/v1.1/Funds/Commit id': 'prepared',
  '/capi/Play/v1/CashVoucher/Cancel voucherId': 'voucher',
  '/capi/v1.1/Funds/Withdraw storedCardId': 'storedCard',
  '/capi/v2-onling/Payment/Withdraw storedCardId': 'storedCard',
  '/capi/v2-onling/Payment/Create storedCardId': 'storedCard',
  '/capi/v2-onling/Payment/CancelWithdraw id': 'withdrawal',
  '/capi/v2-onling/Payment/Verify id': 'withdrawal',
  '/capi/v2-onling/Payment/Get id': 'payment',
  '/capi/v2-onling/Payment/GetBankTransferInfo paymentId': 'transfer',
  '/capi/Play/v1/Payment/CancelBankTransfer paymentId': 'transfer',
  '/capi/v2-onling/Payment/SendSmsCode paymentId': 'smsPayment',
  '/capi/v2-onling/Payment/VerifySmsCode paymentId': 'smsPayment',
  '/capi/v2-onling/Payment/GetBankPayment id': 'bankPayment',
  '/capi/v2-onling/Payment/FinishBankConsent consentId': 'consent',
  '/capi/v2-onling/WalletPayment/ConnectCancel connectId': 'connection',
  '/capi/v2-onling/WalletPayment/ConnectFinish connectId': 'connection',
  '/capi/v2-onling/WalletPayment/TransactionFinish paymentId': 'walletPayment',
  '/capi/v2-onling/PlayerPaymentCards/Activate cardId': 'storedCard',
  '/capi/v2-onling/PlayerPaymentCards/Deregister cardId': 'storedCard',
  '/capi/v2-onling/PlayerPaymentCards/Get cardId': 'storedCard',
  '/capi/v2-onling/PlayerPaymentCards/Verify cardId': 'storedCard',
  '/capi/v2-onling/PlayerCard/Remove cardId': 'venueCard',
  '/capi/v2-onling/Bonuses/Activate awardId': 'bonus',
  '/capi/v2-onling/Bonuses/Cancel awardId': 'bonus',
  '/capi/Play/v1/Bonuses/Get awardId': 'bonus',
  '/capi/v2-onling/FreeRound/ConvertOffer relationId': 'freeRounds',
  '/capi/Play/v1/Inbox/Read messageId': 'message',
  '/capi/Play/v1/Inbox/Delete messageId': 'message',
  '/capi/PlayerAccount/v1/EndSession sessionId': 'session',
  '/capi/PlayerAccount/v1/Passkey/Remove passkeyId': 'passkey',
  '/capi/PlayerAccount/v1/Push/RemoveDevice deviceId': 'pushDevice',
  '/capi/PlayerAccount/v1/GetExportLink requestId': 'archive',
  '/capi/v2-onling/PlayerIdentityDocument/Get documentId': 'document',
  '/capi/v2-onling/PlayerIdentityDocument/GetHistory documentId': 'document',
  '/capi/v2-onling/PlayerIdentityDocument/Delete documentId': 'document',
  '/capi/v2-onling/PlayerIdentityDocument/Update documentId': 'document',
  '/capi/v2-onling/PlayerIdentityDocument/UploadScan documentId': 'document',
  '/capi/v2-onling/PlayerIdentityDocument/GetImage scanId': 'scan',
  '/capi/v2-onling/PlayerDocumentScan/Get scanId': 'scan',
  '/capi/v2-onling/KycVerification/FetchResult verificationId': 'verification',
  '/capi/v2-onling/KycVerification/FetchVerifiedBankAccounts verificationId': 'verification',
  '/capi/v2-onling/PlayerBankAccount/Update bankAccountId': 'account',
  '/capi/v2-onling/Feedback/SendSupportTicket fileIds': 'fileToSend',
  '/capi/PlayerAccount/v1/Support/Get ticketId': 'ticket',
  '/capi/PlayerAccount/v1/Support/Reply ticketId': 'ticket',
  '/capi/PlayerAccount/v1/Support/Reply fileIds': 'fileToReply',
  '/capi/PlayerAccount/v1/Support/Close ticketId': 'ticket',
  '/capi/PlayerAccount/v1/Support/Reopen ticketId': 'ticket',
  '/capi/PlayerAccount/v1/Support/Reopen fileIds': 'fileToReopen',
  '/capi/PlayerAccount/v1/Support/GetFile fileId': 'fileToRead',
  '/capi/PlayerAccount/v1/Support/RemoveFile fileId': 'fileToRemove',
}

/** Fields with such a name that identify nothing of a player. */
const NOBODYS: Readonly<Record<string, string>> = {
  buttonId: 'a way to pay of the brand',
  campaignId: 'a campaign of the brand, which everybody it is for sees',
  cardNumber: 'the number on a card in the hand, proved by its PIN',
  number: 'the number of a document, as it is printed',
  idempotencyKey: 'made by who calls',
  roundId: 'a round of a tournament, which everybody sees; what is told of it is the caller’s own',
}

/**
 * Partners that do not run in this test: their calls are refused before any lookup (they are covered by the tests of
 * payments).
 */
const PARTNER_AWAY = /WalletPayment|FinishBankConsent|Withdraw$/
const WRITES = /SendSupportTicket|Support\/(?:Reply|Reopen)$/
const WITHDRAWAL = { amount: { amountMinor: 30_000, currency: 'CZK' }, method: 'PayUCard' }

const NAMES_SOMETHING = /(^id|Id|Ids|[nN]umber)$/
const fields = catalogue
  .filter(({ audience }) => audience === 'player')
  .flatMap((call) =>
    (['query', 'body'] as const).flatMap((part) =>
      Object.keys(propertiesOf(call[part]))
        .filter((name) => NAMES_SOMETHING.test(name) && !(name in NOBODYS))
        .map((name) => ({ call, part, name, key: `${call.path} ${name}` })),
    ),
  )

let api: TestApi
let owner: number
let stranger: string
let things: Readonly<Record<OwnedKind, string>>

beforeAll(async () => {
  api = await openTestApi({ isVerified: true })
  const [jana] = await api.db.query<{ id: number }>(
    sql`select id from players.player where email = 'jana@players.test'`,
  )
  owner = jana?.id ?? 0
  things = { ...(await giveOneOfEach(api.db, owner)), ...(await giveTickets(api, api.tokens.player)) }
  // The id of a file in a message is sent together with its ticket.
  MORE['/capi/PlayerAccount/v1/Support/Reply'] = { ticketId: things.ticket }
  MORE['/capi/PlayerAccount/v1/Support/Reopen'] = { ticketId: things.closedTicket }
  const answer = await api.send(registerPlayer, {
    input: {
      body: {
        email: 'stranger@players.test',
        password: PASSWORD,
        firstName: 'Karel',
        surname: 'Černý',
        birthDate: '1990-02-03',
        language: 'cs',
        consentTermsVersion: '2026-11',
        fields: [],
      },
    },
  })
  stranger = answer.json<{ token: string }>().token
})
afterAll(() => api.close())

/** The password of both players: a call that needs it then reaches the check of the owner. */
const PASSWORD = 'a-password-for-tests'

/** Further input that a call needs to reach the check of the owner. */
const MORE: Record<string, object> = {
  '/capi/v1.1/Funds/Withdraw': WITHDRAWAL,
  '/capi/v2-onling/Payment/Withdraw': WITHDRAWAL,
  '/capi/v2-onling/Payment/Create': { amount: { amountMinor: 20_000, currency: 'CZK' }, method: 'CardOnline' },
  '/capi/PlayerAccount/v1/Passkey/Remove': { password: PASSWORD },
  '/capi/v2-onling/PlayerBankAccount/Update': { account: '123456788/0300' },
}

async function ask({ call, part, name }: (typeof fields)[number], id: string, token: string | undefined) {
  const input = {
    ...(call.body && call.bodyKind === undefined
      ? { body: { ...(sampleOf(call.body) as object), ...MORE[call.path] } }
      : {}),
    ...(call.query ? { query: sampleOf(call.query) as object } : {}),
  }
  // A message already written is not written again for its key.
  const fresh = part === 'body' && WRITES.test(call.path) ? { idempotencyKey: randomUUID() } : {}
  const value = name.endsWith('Ids') ? [id] : id
  const answer = await api.send(call, {
    input: { ...input, [part]: { ...input[part], ...fresh, [name]: value } },
    token,
  })
  const { requestId: _, ...told } = answer.json<Record<string, unknown>>()
  return { status: answer.statusCode, told }
}
const inventedFor = (key: string) => (OWNED[key] === 'paymentNumber' ? '9999999999' : randomUUID())
const ofOwner = (key: string) => things[OWNED[key] ?? 'payment']

it('has an entry for each id field of a call of players', () => {
  expect(fields.map(({ key }) => key).toSorted()).toEqual(Object.keys(OWNED).toSorted())
})

it("answers another player's id like an unknown one, and changes nothing", async () => {
  const before = await everythingAbout(api.db, owner)
  for (const field of fields) {
    const foreign = await ask(field, ofOwner(field.key), stranger)
    expect(foreign.status, field.key).toBe(422)
    expect(foreign, field.key).toEqual(await ask(field, inventedFor(field.key), stranger))
  }
  expect(await everythingAbout(api.db, owner)).toBe(before)
})

// Otherwise the test above might use ids of nothing.
it('finds the owner’s things', async () => {
  for (const field of fields.filter(({ call }) => !PARTNER_AWAY.test(call.path))) {
    const token = await api.freshToken('player')
    const own = await ask(field, ofOwner(field.key), token)
    expect(own, field.key).not.toEqual(await ask(field, inventedFor(field.key), token))
  }
})
