import type { CurrencyCode } from '#money'

/** `payments.deposit-settled`: the player has the money. */
export type DepositSettled = {
  readonly paymentId: string
  readonly playerId: number
  readonly amountMinor: number
  readonly currency: CurrencyCode
  readonly gateway: string
}

/** `payments.deposit-declined`, `-cancelled`, `-expired`, `-authorised`, `-reversed`: the state it went to. */
export type DepositEnded = { readonly paymentId: string; readonly playerId: number }

/** `payments.deposit-needs-attention`: staff must look, for the reason named. */
export type DepositNeedsAttention = DepositEnded & { readonly attention: string }

/** `payments.deposit-attention-closed`: staff has dealt with it; the attention that it was. */
export type DepositAttentionClosed = DepositNeedsAttention

/** `payments.fee-tariff-decided`: what a way costs changes, or does not. */
export type FeeTariffDecided = { readonly tariffId: string; readonly state: 'approved' | 'rejected' }

/** `payments.approval-rule-decided`: automatic approval changes, stops, or does not. */
export type ApprovalRuleDecided = { readonly ruleId: string; readonly state: 'approved' | 'rejected' | 'stopped' }
