import type { FastifyInstance } from 'fastify'
import * as account from '#contract/onling-v2/player-bank-account.ts'
import * as kyc from '#contract/onling-v2/kyc-verification.ts'
import * as staff from '#contract/play-v1/staff-bank-accounts.ts'
import { writeLocalAccount } from '#server/formats/index.ts'
import { refuse, serve } from '#server/kernel/index.ts'
import { enterBankAccount, listBankAccounts, readIban } from './bank-accounts.ts'
import { fetchResult, handleBankId, handleVeriface } from './handle-partners.ts'
import { findVerification } from './kyc.queries.ts'
import type { KycNeeds } from './needs.ts'
import { addAccountByStaff, listAccountsForStaff } from './staff-bank-accounts.ts'
import { BROWSER_COOKIE, BROWSER_COOKIE_SECONDS, startCheck } from './start-check.ts'

/** Calls about checks of a person by partners, and about bank accounts. */
export function kycRoutes(app: FastifyInstance, needs: KycNeeds): void {
  serve(app, kyc.create, ({ caller, body, cookies }) =>
    startCheck(needs, caller.playerId, body, (value) => cookies.set(BROWSER_COOKIE, value, BROWSER_COOKIE_SECONDS)),
  )
  serve(app, kyc.fetchResult, ({ caller, query }) => fetchResult(needs, caller.playerId, query.verificationId))
  serve(
    app,
    kyc.fetchVerifiedBankAccounts,
    async ({ caller: { playerId }, query: { verificationId }, refuse: end }) => {
      if (!(await findVerification(needs.db, needs.target, playerId, verificationId)))
        return end('ERR_VERIFICATION_NOT_FOUND')
      return listBankAccounts(needs, playerId, verificationId)
    },
  )
  serve(app, kyc.bankIdCallback, async ({ query, cookies, redirect }) => {
    const wayBack = await handleBankId(needs, query, cookies.get(BROWSER_COOKIE))
    cookies.clear(BROWSER_COOKIE)
    redirect(wayBack)
    return {}
  })
  serve(app, kyc.verifaceStateNotify, ({ query, raw }) => handleVeriface(needs, query, raw.body))

  serve(app, account.get, ({ caller }) => listBankAccounts(needs, caller.playerId))
  serve(app, account.update, ({ caller, body }) => enterBankAccount(needs, caller.playerId, body))
  serve(app, staff.listBankAccounts, (input) => listAccountsForStaff(needs, input))
  serve(app, staff.addBankAccount, (input) => addAccountByStaff(needs, input))
  serve(app, account.convertToIban, async ({ query }) => ({ iban: readIban(needs, query.account) }))
  serve(app, account.convertFromIban, async ({ query }) => {
    const local = writeLocalAccount(readIban(needs, query.iban))
    return { account: local ?? refuse('ERR_ACCOUNT_NUMBER_INVALID', { field: 'iban' }) }
  })
}
