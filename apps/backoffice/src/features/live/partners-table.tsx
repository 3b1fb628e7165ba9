import type { LivePartner } from '#contract/shapes/live.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import layout from '../../shell/layout.module.css'
import { Status, type StatusKind } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeClock } from '../../shell/write-time.ts'
import { stateOfPartner, type PartnerState } from './find-alerts.ts'
import { usePartnerName } from './use-partner-name.ts'

const KINDS: Readonly<Record<PartnerState, StatusKind>> = { ok: 'ok', slow: 'hold', failing: 'hold', silent: 'stop' }

/** Responses of outside partners to our requests of the last hour. */
export function PartnersTable({ partners }: { readonly partners: readonly LivePartner[] }) {
  const { t } = useTexts()
  if (partners.length === 0)
    return <p className={joinClasses(layout.sidePadded, textStyles.secondary)}>{t('live.nobodyAsked')}</p>
  return (
    <Table
      scrolls="around"
      label={t('live.partners')}
      head={
        <tr>
          <th scope="col">{t('live.partner')}</th>
          <th scope="col">{t('live.state')}</th>
          <NumberHeader>{t('live.success')}</NumberHeader>
          <NumberHeader>{t('live.median')}</NumberHeader>
        </tr>
      }
    >
      {partners.map((partner) => (
        <PartnerRow key={partner.name} partner={partner} />
      ))}
    </Table>
  )
}

function PartnerRow({ partner }: { readonly partner: LivePartner }) {
  const { t, language } = useTexts()
  const nameOf = usePartnerName()
  const { name, answered, failed, medianMs, lastAnsweredAt } = partner
  const state = stateOfPartner(partner)
  const share = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(
    (answered / (answered + failed)) * 100,
  )
  const seconds = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <tr>
      <td>{nameOf(name)}</td>
      <td>
        <Status kind={KINDS[state]}>{t(`live.partner.${state}`)}</Status>
        {state !== 'ok' && lastAnsweredAt ? (
          <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
            {t('live.lastAnswer', { at: writeClock(lastAnsweredAt, language) })}
          </div>
        ) : null}
      </td>
      <NumberCell>{share}</NumberCell>
      <NumberCell>{answered === 0 ? t('live.nothing') : `${seconds.format(medianMs / 1000)}\u00a0s`}</NumberCell>
    </tr>
  )
}
