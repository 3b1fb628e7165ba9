import { useState } from 'react'
import { createOpening, createSpecialOpening } from '#contract/onling-v2/topology.ts'
import { Select } from '#ui/field/select.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask, CallProblem } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { isDay } from '../../shell/is-day.ts'
import { queryClient } from '../../shell/session.ts'
import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { PLACES, WEEKDAYS, type Venue } from './places.ts'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const SPECIAL = 'special'

/** Adds hours of a weekday, or of a special day. An empty special day is closed. */
export function HoursDialog({ venue, onClose }: { readonly venue: Venue; readonly onClose: () => void }) {
  const { t } = useTexts()
  const [which, setWhich] = useState('1')
  const [day, setDay] = useState('')
  const [opens, setOpens] = useState('')
  const [closes, setCloses] = useState('')
  const isSpecial = which === SPECIAL
  const mayBeEmpty = isSpecial && opens === '' && closes === ''
  const wrongTime = (time: string) => (mayBeEmpty || TIME.test(time) ? undefined : t('places.wrongTime'))
  const wrongDay = (isSpecial || day !== '') && !isDay(day)
  const { venueId } = venue
  return (
    <ConfirmDialog
      title={t('places.hoursTitle', { venue: venue.name })}
      button={t('places.addHours')}
      consequences={[{ kind: 'wait', what: venue.name, text: t('places.hoursNow') }]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        if (wrongDay || wrongTime(opens) || wrongTime(closes))
          throw new CallProblem({ ok: false, status: 400, code: 'ERR_INVALID_INPUT' })
        const times = mayBeEmpty ? {} : { opens, closes }
        const judged = { explanation, acceptedWarnings }
        if (isSpecial)
          await ask(
            api(createSpecialOpening, {
              body: { venueId, day, ...times, reason: explanation.slice(0, 200), ...judged },
            }),
          )
        else
          await ask(
            api(createOpening, {
              body: {
                venueId,
                weekday: Number(which),
                opens,
                closes,
                ...(day === '' ? {} : { fromDay: day }),
                ...judged,
              },
            }),
          )
        announce(t('places.hoursAdded'))
        await queryClient.invalidateQueries({ queryKey: PLACES })
      }}
    >
      <Select label={t('places.whichDay')} value={which} onChange={(event) => setWhich(event.target.value)}>
        {WEEKDAYS.map((weekday) => (
          <option key={weekday} value={weekday}>
            {t(`places.weekday.${weekday}`)}
          </option>
        ))}
        <option value={SPECIAL}>{t('places.specialDay')}</option>
      </Select>
      <TextField
        label={t(isSpecial ? 'places.day' : 'places.fromDay')}
        type="date"
        value={day}
        onWrite={setDay}
        problem={wrongDay ? t('places.wrongDay') : undefined}
      />
      <TextField label={t('places.opens')} type="time" value={opens} onWrite={setOpens} problem={wrongTime(opens)} />
      <TextField
        label={t('places.closes')}
        hint={t(isSpecial ? 'places.closesSpecialHint' : 'places.closesHint')}
        type="time"
        value={closes}
        onWrite={setCloses}
        problem={wrongTime(closes)}
      />
    </ConfirmDialog>
  )
}
