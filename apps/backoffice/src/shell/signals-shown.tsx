import { Link } from 'react-router'
import { FACTS_MAX, type RiskFact, type StandingSignal } from '#contract/shapes/risk.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Table } from '#ui/table/table.tsx'
import layout from './layout.module.css'
import { paths } from './paths.ts'
import { Status } from './status.tsx'
import textStyles from './text.module.css'
import { useMainCurrency } from './use-main-currency.ts'
import { useTexts } from './use-texts.ts'
import { writeMoney } from './write-money.ts'
import { writeMoment } from './write-time.ts'

type Signal = StandingSignal
type Props = {
  readonly playerId: number
  readonly signals: readonly Signal[]
  /** Facts stand open; otherwise each signal unfolds its own. */
  readonly isOpen?: boolean
}

/** Signals with what they say, since when, and the facts that they are made of. */
export function SignalsShown({ playerId, signals, isOpen = false }: Props) {
  const { t, language } = useTexts()
  return (
    <ul className={joinClasses(layout.column, layout.airy)}>
      {signals.map((one) => (
        <li key={one.signal}>
          <div className={joinClasses(layout.row, layout.wrap, layout.between)}>
            <b>{t(`risk.signal.${one.signal}`)}</b>
            <Status kind={one.fires ? 'hold' : 'idle'}>
              {t(one.fires ? 'risk.fires' : 'risk.below')}, {t('risk.at', { at: one.at })},{' '}
              {t('risk.weight', { weight: one.weight })}
            </Status>
          </div>
          <p className={joinClasses(textStyles.small, textStyles.secondary)}>
            {t(`risk.means.${one.signal}`, { value: one.value, days: one.windowDays ?? 0 })},{' '}
            {t('risk.since', { at: writeMoment(one.since, language) })}
          </p>
          <details open={isOpen}>
            <summary className={textStyles.small}>{t('risk.facts')}</summary>
            <Facts playerId={playerId} signal={one} />
          </details>
        </li>
      ))}
    </ul>
  )
}

function Facts({ playerId, signal }: { readonly playerId: number; readonly signal: Signal }) {
  const { t, language } = useTexts()
  const currency = useMainCurrency()
  const { facts } = signal
  return (
    <>
      {facts.length === FACTS_MAX ? (
        <p className={joinClasses(textStyles.tiny, textStyles.muted)}>{t('risk.factsNewest', { count: FACTS_MAX })}</p>
      ) : null}
      <Table
        label={t('risk.factsOf', { signal: t(`risk.signal.${signal.signal}`) })}
        head={
          <tr>
            <th scope="col">{t('risk.when')}</th>
            <th scope="col">{t('risk.what')}</th>
            <th scope="col" className={textStyles.figures}>
              {t('risk.amount')}
            </th>
          </tr>
        }
      >
        {facts.map((fact) => (
          <tr key={`${fact.at} ${fact.reference} ${fact.otherPlayerId}`}>
            <td className={textStyles.unbroken}>{writeMoment(fact.at, language)}</td>
            <td>
              <What playerId={playerId} signal={signal} fact={fact} />
            </td>
            <td className={textStyles.figures}>
              {fact.amountMinor !== null && currency ? writeMoney({ amountMinor: fact.amountMinor, currency }) : '–'}
            </td>
          </tr>
        ))}
      </Table>
    </>
  )
}

const PAID = ['structuring', 'quick-out', 'bonus-abuse', 'cancelled-withdrawals'] as const

/** What a fact is, with a way to where it happened. */
function What({ playerId, signal: { signal }, fact }: { playerId: number; signal: Signal; fact: RiskFact }) {
  const { t, or } = useTexts()
  const { reference, otherPlayerId, minutes } = fact
  if (otherPlayerId !== null)
    return (
      <>
        <Link to={paths.player(otherPlayerId)}>{t('player.title', { id: otherPlayerId })}</Link>{' '}
        {signal === 'linked-accounts' && reference !== null ? or(`linked.reason.${reference}`, reference) : null}
      </>
    )
  if (minutes !== null)
    return <Link to={paths.player(playerId, 'rounds')}>{t('risk.minutes', { count: minutes })}</Link>
  if (reference !== null && PAID.some((one) => one === signal))
    return <Link to={paths.payment(reference)}>{reference}</Link>
  if (signal === 'raised-limits' && reference !== null)
    return <Link to={paths.player(playerId, 'limits')}>{or(`limit.${reference}`, reference)}</Link>
  if (signal === 'stop-button')
    return <Link to={paths.player(playerId, 'exclusion')}>{t('risk.signal.stop-button')}</Link>
  if (signal === 'chasing') return <Link to={paths.player(playerId, 'deposits')}>{t('risk.signal.chasing')}</Link>
  return <>{reference ?? t(`risk.signal.${signal}`)}</>
}
