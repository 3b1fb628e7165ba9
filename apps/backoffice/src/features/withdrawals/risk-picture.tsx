import type { ReplyOf } from '#contract/call.ts'
import type { getWithdrawal } from '#contract/play-v1/staff-withdrawals.ts'
import layout from '../../shell/layout.module.css'
import { Note } from '../../shell/note.tsx'
import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeDay } from '../../shell/write-time.ts'

/** Sources of the player's money, requested destinations, and results of earlier withdrawals. */
export function RiskPicture({ risk }: { readonly risk: ReplyOf<typeof getWithdrawal>['risk'] }) {
  const { t, or, language } = useTexts()
  const { registeredAt, lockedAt, waysIn, accounts, earlier } = risk
  return (
    <>
      <h2>{t('risk.title')}</h2>
      {lockedAt ? (
        <Note kind="stop" isWithoutShape>
          <Status kind="stop">{t('risk.locked', { day: writeDay(lockedAt, language) })}</Status>
        </Note>
      ) : null}
      <dl className={layout.facts}>
        <dt>{t('risk.registered')}</dt>
        <dd>{registeredAt ? writeDay(registeredAt, language) : '–'}</dd>
        <dt>{t('risk.earlierPayouts')}</dt>
        <dd>{t('risk.ended', earlier)}</dd>
        <dt>{t('risk.waysIn')}</dt>
        <dd>
          {waysIn.length === 0 ? t('risk.nothingIn') : null}
          <ul>
            {waysIn.map(({ method, gateway, count, total, lastAt }) => (
              <li key={method + gateway}>
                {t('risk.way', {
                  way:
                    method === gateway
                      ? or(`gateway.${gateway}`, gateway)
                      : `${or(`method.${method}`, method)} ${or(`gateway.${gateway}`, gateway)}`,
                  count,
                  total: writeMoney(total),
                  day: writeDay(lastAt, language),
                })}
              </li>
            ))}
          </ul>
        </dd>
        <dt>{t('risk.accounts')}</dt>
        <dd>
          <ul>
            {accounts.map(({ accountHint, asked, paid, isOfAnother }) => (
              <li key={`${accountHint} ${asked} ${paid}`}>
                {t('risk.account', { account: accountHint, asked, paid })}{' '}
                {isOfAnother ? <Status kind="risk">{t('signal.account-of-another-player')}</Status> : null}
              </li>
            ))}
          </ul>
        </dd>
      </dl>
    </>
  )
}
