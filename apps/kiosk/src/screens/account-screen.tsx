import { useEffect, useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { getBalances } from '#contract/capi-v1.1/funds.ts'
import { formatMoney } from '#money'
import { callsOf } from '../calls.ts'
import { useKiosk } from '../kiosk-context.ts'
import { BigButton, Row } from '../parts/buttons.tsx'
import { KioskIcon } from '../parts/kiosk-icon.tsx'
import styles from './account-screen.module.css'

type Balances = ReplyOf<typeof getBalances>['balances']

/** What is in the account; and the ways on from here. */
export function AccountScreen() {
  const { texts, language, session, go, end, explain } = useKiosk()
  const [balances, setBalances] = useState<Balances>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    if (!session) return
    void callsOf(session)(getBalances, { query: {} }).then((answer) => {
      if (answer.ok) setBalances(answer.data.balances)
      else setProblem(answer.code)
    })
  }, [session])
  const shown = balances?.filter(({ kind, isEnabled }) => kind === 'cash' || isEnabled) ?? []
  return (
    <>
      <h1>{texts.balance}</h1>
      {problem ? (
        <p role="alert" className="kiosk-problem">
          {explain(problem)}
        </p>
      ) : null}
      <dl className={styles.sums} aria-busy={balances === undefined && !problem}>
        {shown.map(({ kind, balance }) => (
          <div key={kind}>
            <dt>{texts.wallets[kind]}</dt>
            <dd>{formatMoney(balance, language)}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className={styles.stop} onClick={() => go('stop')}>
        <KioskIcon name="stop" />
        {texts.wantToStop}
      </button>
      <Row>
        <BigButton onClick={() => go('voucher')}>{texts.voucher}</BigButton>
        <BigButton onClick={() => go('pin')}>{texts.changePin}</BigButton>
      </Row>
      <Row className={styles.ways}>
        <BigButton onClick={() => go('venues')}>{texts.tiles.venues}</BigButton>
        <BigButton variant="primary" onClick={end}>
          {texts.end}
        </BigButton>
      </Row>
    </>
  )
}
