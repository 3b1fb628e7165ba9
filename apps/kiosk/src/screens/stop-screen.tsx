import { useEffect, useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { excludeSelf, getExclusions, pressPanic } from '#contract/play-v1/exclusion.ts'
import { applyToRegister, callsOf, type Session } from '../calls.ts'
import { useKiosk } from '../kiosk-context.ts'
import { BigButton, Row } from '../parts/buttons.tsx'
import { useStep } from '../use-step.ts'
import { readWays, type StopWay } from './stop-ways.ts'
import { StopReceipt, type Receipt } from './stop-receipt.tsx'
import { writeWay } from './write-way.ts'
import styles from './stop-screen.module.css'

type Offered = ReplyOf<typeof getExclusions>

/** Stopping: for hours, for months with the operator, or by the register; at once, and it cannot be shortened. */
export function StopScreen() {
  const { session, texts, go } = useKiosk()
  if (session) return <StopChoice session={session} />
  return (
    <>
      <h1>{texts.wantToStop}</h1>
      <p className="kiosk-lead">{texts.stopNeedsCard}</p>
      <p className="kiosk-lead">{texts.stopWithoutCard}</p>
      <Row>
        <BigButton onClick={() => go('start')}>{texts.back}</BigButton>
        <BigButton onClick={() => go('code')}>{texts.byCode}</BigButton>
        <BigButton variant="primary" onClick={() => go('card')}>
          {texts.tiles.card}
        </BigButton>
      </Row>
    </>
  )
}

function StopChoice({ session }: { readonly session: Session }) {
  const { texts, language, go, explain } = useKiosk()
  const [offered, setOffered] = useState<Offered>()
  const [chosen, setChosen] = useState<StopWay>()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [receipt, setReceipt] = useState<Receipt>()
  useStep(receipt !== undefined)
  useEffect(() => {
    void callsOf(session)(getExclusions, { query: {} }).then((answer) => {
      if (answer.ok) setOffered(answer.data)
      else setProblem(answer.code)
    })
  }, [session])
  if (receipt && chosen) return <StopReceipt receipt={receipt} way={chosen} />
  const ways = offered ? readWays(offered) : []
  async function stop() {
    if (!chosen || isBusy) return
    setIsBusy(true)
    const done = await stopBy(session, chosen)
    setIsBusy(false)
    if (done.ok) setReceipt(done.receipt)
    else setProblem(done.code)
  }
  return (
    <>
      <h1>{texts.howLong}</h1>
      <p className="kiosk-lead">{texts.cannotShorten}</p>
      {problem ? (
        <p role="alert" className="kiosk-problem">
          {explain(problem, 'stop')}
        </p>
      ) : null}
      <fieldset className={styles.choice} aria-label={texts.howLong}>
        {ways.map((way) => (
          <label key={way.key}>
            <input type="radio" name="way" checked={chosen?.key === way.key} onChange={() => setChosen(way)} />
            <span>
              {writeWay(way, texts, language)}
              <small>{texts.stopKinds[way.kind]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <Row>
        <BigButton onClick={() => go('account')}>{texts.back}</BigButton>
        <BigButton variant="danger" aria-disabled={!chosen || isBusy} onClick={() => void stop()}>
          {isBusy ? texts.working : texts.stopNow}
        </BigButton>
      </Row>
    </>
  )
}

type Done = { readonly ok: true; readonly receipt: Receipt } | { readonly ok: false; readonly code: string }

async function stopBy(session: Session, way: StopWay): Promise<Done> {
  if (way.kind === 'register') {
    const answer = await applyToRegister(session, way.months ?? 0)
    return answer.ok ? { ok: true, receipt: answer.data.exclusion } : answer
  }
  const calls = callsOf(session)
  const answer =
    way.kind === 'panic'
      ? await calls(pressPanic, { body: {} })
      : await calls(excludeSelf, { body: { months: way.months } })
  return answer.ok ? { ok: true, receipt: answer.data } : answer
}
