import { joinClasses } from '#ui/join-classes.ts'
import controls from '../../shell/controls.module.css'
import layout from '../../shell/layout.module.css'
import { TextField } from '../../shell/text-field.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import type { Role } from './roles-table.tsx'

type Hours = Role['hours']

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const
const USUAL = { days: [1, 2, 3, 4, 5], from: '08:00', until: '18:00' }
/** A Monday, from which names of weekdays are formatted. */
const MONDAY = Date.UTC(2026, 0, 5, 12)
const DAY_MS = 86_400_000

/** When a role is valid, in the market's time: always, or on some days between two times. */
export function HoursFields({
  value,
  onWrite,
  problem,
}: {
  readonly value: Hours
  readonly onWrite: (hours: Hours) => void
  readonly problem: string | undefined
}) {
  const { t, language } = useTexts()
  const nameOf = (day: number) =>
    new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(MONDAY + (day - 1) * DAY_MS)
  return (
    <fieldset>
      <legend>{t('approvals.field.hours')}</legend>
      <label className={joinClasses(layout.row, textStyles.small)}>
        <input
          type="checkbox"
          className={controls.checkbox}
          checked={value !== null}
          onChange={({ target }) => onWrite(target.checked ? USUAL : null)}
        />
        {t('staff.onlyHours')}
      </label>
      {value ? (
        <>
          <div className={joinClasses(layout.row, layout.wrap)}>
            {DAYS.map((day) => (
              <label key={day} className={joinClasses(layout.row, textStyles.small)}>
                <input
                  type="checkbox"
                  className={controls.checkbox}
                  checked={value.days.includes(day)}
                  onChange={({ target }) =>
                    onWrite({
                      ...value,
                      days: DAYS.filter((one) => (one === day ? target.checked : value.days.includes(one))),
                    })
                  }
                />
                {nameOf(day)}
              </label>
            ))}
          </div>
          <TextField
            label={t('staff.hoursFrom')}
            type="time"
            value={value.from}
            onWrite={(from) => onWrite({ ...value, from })}
          />
          <TextField
            label={t('staff.hoursUntil')}
            hint={t('staff.hoursHint')}
            type="time"
            value={value.until}
            problem={problem}
            onWrite={(until) => onWrite({ ...value, until })}
          />
        </>
      ) : null}
    </fieldset>
  )
}
