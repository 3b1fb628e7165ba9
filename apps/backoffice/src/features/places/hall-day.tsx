import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import type { getHall } from '#contract/play-v1/staff-hall.ts'
import { Button } from '#ui/button/button.tsx'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import layout from '../../shell/layout.module.css'
import { useMayAt } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { CloseCreditDialog } from './close-credit-dialog.tsx'

type Hall = ReplyOf<typeof getHall>
type Props = { readonly venueId: string; readonly hall: Hall }

/** Today's visits by the hour, sign-ins that ended otherwise than by leaving, stakes and wins above the maximum, and money left on terminals. */
export function HallDay({ venueId, hall: { attendance, incidents } }: Props) {
  const { t, language } = useTexts()
  const mayClose = useMayAt('cash.work', venueId)
  const [closing, setClosing] = useState<Hall['incidents'][number]>()
  const factsOf = ({ serial, stake, win, credit, at }: Hall['incidents'][number]): string[] => [
    ...(serial === '' ? [] : [serial]),
    ...[stake, win].flatMap((above) =>
      above
        ? t('places.aboveMax', {
            amount: writeMoney(above.amount),
            max: writeMoney(above.max),
            rule: above.ruleId,
          })
        : [],
    ),
    ...(credit ? [writeMoney(credit)] : []),
    writeMoment(at, language),
  ]
  return (
    <>
      <section className={layout.section} aria-labelledby="places-attendance">
        <h2 id="places-attendance">
          {t('places.attendance', { people: attendance.people, visits: attendance.visits })}
        </h2>
        {attendance.hours.length > 0 ? (
          <Table
            labelledBy="places-attendance"
            head={
              <tr>
                {attendance.hours.map(({ hour }) => (
                  <NumberHeader key={hour}>{t('places.hour', { hour })}</NumberHeader>
                ))}
              </tr>
            }
          >
            <tr>
              {attendance.hours.map(({ hour, visits }) => (
                <NumberCell key={hour}>{visits}</NumberCell>
              ))}
            </tr>
          </Table>
        ) : null}
      </section>
      <section className={layout.section} aria-labelledby="places-incidents">
        <h2 id="places-incidents">{t('places.incidents', { count: incidents.length })}</h2>
        <ul className={textStyles.small} aria-live="polite">
          {incidents.map((incident) => (
            <li key={incident.incidentId}>
              <Status kind="stop">{t(`places.incident.${incident.reason}`)}</Status> {factsOf(incident).join(' · ')}{' '}
              {mayClose && incident.reason === 'credit-left' ? (
                <Button size="small" variant="outlined" onClick={() => setClosing(incident)}>
                  {t('places.closeCredit')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      </section>
      {closing?.credit ? (
        <CloseCreditDialog
          incidentId={closing.incidentId}
          serial={closing.serial}
          amount={closing.credit}
          onClose={() => setClosing(undefined)}
        />
      ) : null}
    </>
  )
}
