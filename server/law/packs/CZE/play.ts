import type { Rule } from '../../rule.ts'
import { PLAIN, since2024 } from './since.ts'

/** Limits of games, duties of information and retention, jackpots, and target accounts of payouts. */
export const play: readonly Rule[] = [
  since2024('hourly-loss', PLAIN, {
    id: 'CZ-23',
    summary:
      'Greatest hourly loss of a technical game, by the ministry’s formula of the game. Its text was not found: it holds for games that carry a figure.',
    code: 'ERR_HOURLY_LOSS_REACHED',
    textKey: 'hourly-loss',
    source: 'e-play.eu 2017, quoting guidance of the ministry',
    confidence: 'secondary',
  }),
  since2024(
    'win-max',
    { maxMinor: 50_000_000 },
    {
      id: 'CZ-24',
      summary: 'No technical game brings more than 500,000 CZK.',
      code: 'ERR_STAKE_NOT_ALLOWED',
      textKey: 'win-max',
      source: 'sazka.cz page header',
      confidence: 'secondary',
    },
  ),
  since2024(
    'stake-max',
    { maxMinor: 100_000 },
    {
      id: 'CZ-25',
      summary: 'No stake over 1,000 CZK in an internet technical game.',
      code: 'ERR_STAKE_NOT_ALLOWED',
      textKey: 'stake-max',
      source: 'casinoarena.cz 2017 (weak); the statute’s figure was not read',
      confidence: 'general',
    },
  ),
  since2024('duty', PLAIN, {
    id: 'CZ-26',
    summary: 'Always on screen while playing: balance, length of play, greatest win, the ministry’s warning, 18+.',
    code: 'ERR_NOT_ALLOWED_BY_LAW',
    textKey: 'duty',
    source: 'sazka.cz header; casinoautomaty.cz footer',
    confidence: 'secondary',
  }),
  since2024(
    'duty',
    { years: 10 },
    {
      id: 'CZ-28',
      summary: 'A person’s registration data are kept for 10 years after the account is closed.',
      code: 'ERR_NOT_ALLOWED_BY_LAW',
      textKey: 'duty',
      source: 'nabertekurz.cz a190 (Act 253/2008)',
      confidence: 'secondary',
    },
  ),
  since2024('jackpot', PLAIN, {
    id: 'CZ-37',
    summary: 'No progressive jackpots on slots, until the rule of 2017 has been read again.',
    code: 'ERR_NOT_ALLOWED_BY_LAW',
    textKey: 'jackpot',
    source: 'kasinoguru-cz.com analysis of 2017',
    confidence: 'secondary',
  }),
  since2024('payment-account', PLAIN, {
    id: 'CZ-39',
    summary: 'Money is paid out to a verified payment account only.',
    code: 'ERR_PAYMENT_ACCOUNT_NOT_VERIFIED',
    textKey: 'payment-account',
    source: 'help.partypoker.cz; specification, player-site §5',
    confidence: 'secondary',
  }),
]
