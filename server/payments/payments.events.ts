import type { CurrencyCode } from '#money'

/** `payments.deposit-settled`: the player has the money. */
export type DepositSettled = {
  readonly paymentId: string
  readonly playerId: number
  readonly amountMinor: number
  readonly currency: CurrencyCode
  readonly gateway: string
}

/** `payments.deposit-declined`, `-cancelled`, `-expired`, `-authorised`, `-reversed`: with the new state. */
export type DepositEnded = { readonly paymentId: string; readonly playerId: number }

/** `payments.deposit-needs-attention`: staff must look, for the reason given. */
export type DepositNeedsAttention = DepositEnded & { readonly attention: string }

/** `payments.deposit-attention-closed`: staff has dealt with it; with the former attention. */
export type DepositAttentionClosed = DepositNeedsAttention

/** `payments.fee-tariff-decided`: a proposed tariff was approved or rejected. */
export type FeeTariffDecided = { readonly tariffId: string; readonly state: 'approved' | 'rejected' }

/** `payments.approval-rule-decided`: a rule of automatic approval was approved, rejected or ended. */
export type ApprovalRuleDecided = { readonly ruleId: string; readonly state: 'approved' | 'rejected' | 'stopped' }
