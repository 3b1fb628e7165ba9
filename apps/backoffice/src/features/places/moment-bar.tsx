import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import { instantOf, localOf } from '../../shell/local-time.ts'
import { TextField } from '../../shell/text-field.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeDay, writeMoment } from '../../shell/write-time.ts'
import styles from './moment-bar.module.css'

const DAY_MS = 86_400_000
const REACH_DAYS = 365
/** A slider that moves is asked for once it stands. */
const SETTLE_MS = 200

type Props = { readonly asOf: string | undefined; readonly onChange: (asOf: string | undefined) => void }

/** The instant shown by the whole screen: a slider over two years, and a field for the exact minute. */
export function MomentBar({ asOf, onChange }: Props) {
  const { t, language } = useTexts()
  const id = useId()
  // The instant when the bar was opened means now: the slider moves by days.
  const [now] = useState(() => Date.now())
  const [slid, setSlid] = useState<number>()
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(settling.current), [])
  const shown = slid === undefined ? asOf : momentOf(slid, now)
  const days = slid ?? (asOf === undefined ? 0 : Math.round((Date.parse(asOf) - now) / DAY_MS))
  const slide = (value: number) => {
    setSlid(value)
    clearTimeout(settling.current)
    settling.current = setTimeout(() => {
      onChange(momentOf(value, now))
      setSlid(undefined)
    }, SETTLE_MS)
  }
  return (
    <div className={layout.bar}>
      <label htmlFor={id} className={textStyles.small}>
        {t('places.asOf')}
      </label>
      <input
        id={id}
        className={styles.slider}
        type="range"
        min={-REACH_DAYS}
        max={REACH_DAYS}
        value={Math.max(-REACH_DAYS, Math.min(REACH_DAYS, days))}
        aria-valuetext={shown === undefined ? t('places.now') : writeDay(shown, language)}
        onChange={(event) => slide(Number(event.target.value))}
      />
      <TextField
        label={t('places.asOfMinute')}
        type="datetime-local"
        value={localOf(shown)}
        onWrite={(value) => onChange(instantOf(value))}
      />
      <span className={joinClasses(textStyles.small, textStyles.muted, layout.grow)} role="status">
        {asOf === undefined ? t('places.asNow') : t('places.asThen', { at: writeMoment(asOf, language) })}
      </span>
      {asOf === undefined ? null : (
        <Button variant="outlined" onClick={() => onChange(undefined)}>
          {t('places.now')}
        </Button>
      )}
    </div>
  )
}

/** A number of days from now; undefined is now itself. */
const momentOf = (days: number, now: number): string | undefined =>
  days === 0 ? undefined : new Date(now + days * DAY_MS).toISOString()
