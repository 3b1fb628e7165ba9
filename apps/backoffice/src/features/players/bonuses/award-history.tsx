import { useId } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { getPlayerBonusHistory } from '#contract/onling-v2/bonus-history.ts'
import { Button } from '#ui/button/button.tsx'
import { DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { Sheet } from '#ui/dialog/sheet.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader } from '#ui/table/table.tsx'
import { api, ask } from '../../../shell/api.ts'
import { usePages } from '../../../shell/list/use-pages.ts'
import { RowsTable } from '../../../shell/list/rows-table.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoney } from '../../../shell/write-money.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import { writeCause } from '../../../shell/write-cause.ts'
import type { AwardShown } from './bonuses-tab.tsx'

type Step = ReplyOf<typeof getPlayerBonusHistory>['rows'][number]

/**
 * Every step of a bonus and every amount, newest first; the balance after a step is the sum of it and all earlier ones.
 */
export function AwardHistory({ award, onClose }: { readonly award: AwardShown; readonly onClose: () => void }) {
  const { t, language } = useTexts()
  const id = useId()
  const { awardId, playerId, bonus } = award
  const { query, rows } = usePages(['player', playerId, 'bonus', awardId], (cursor) =>
    ask(api(getPlayerBonusHistory, { query: { awardId, ...(cursor ? { cursor } : {}) } })),
  )
  return (
    <Sheet labelledBy={id} onClose={onClose}>
      <DialogTitle id={id}>{t('bonuses.historyTitle', { name: bonus.name })}</DialogTitle>
      <DialogBody>
        <RowsTable
          pages={query}
          count={rows.length}
          label={t('bonuses.history')}
          empty={t('bonuses.playerNone')}
          head={
            <tr>
              <th>{t('bonuses.step.at')}</th>
              <th>{t('bonuses.step.what')}</th>
              <NumberHeader>{t('bonuses.step.change')}</NumberHeader>
              <NumberHeader>{t('bonuses.left')}</NumberHeader>
              <NumberHeader>{t('bonuses.wagered')}</NumberHeader>
            </tr>
          }
        >
          {rows.map((step) => (
            <tr key={step.no} data-row={step.no} tabIndex={-1}>
              <td className={joinClasses(textStyles.small, textStyles.unbroken)}>{writeMoment(step.at, language)}</td>
              <td>
                <b>{t(`bonuses.step.${step.kind}`)}</b>
                <Explained step={step} endedBy={award.endedBy} />
              </td>
              <NumberCell>{step.change.amountMinor === 0 ? '–' : writeMoney(step.change)}</NumberCell>
              <NumberCell>{writeMoney(step.left)}</NumberCell>
              <NumberCell>{writeMoney(step.wagered)}</NumberCell>
            </tr>
          ))}
        </RowsTable>
      </DialogBody>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('confirm.back')}
        </Button>
      </DialogActions>
    </Sheet>
  )
}

/** The reason of a step: the game and its coefficient, the cause of the gift, or the member of staff. */
function Explained({ step, endedBy }: { readonly step: Step; readonly endedBy: AwardShown['endedBy'] }) {
  const { t, or } = useTexts()
  const { kind, gameKey, stake, counted, percent, isAgain, byStaff, cause, version, lowered } = step
  const isWithDeposit = kind === 'taken-back' || (kind === 'forfeited' && endedBy === 'refund')
  const said = [
    ...(gameKey && stake ? [t('bonuses.step.inGame', { game: gameKey, stake: writeMoney(stake) })] : []),
    ...(counted && !isAgain
      ? [t('bonuses.step.countedOf', { counted: writeMoney(counted), percent: percent ?? 0 })]
      : []),
    ...(isAgain ? [t('bonuses.step.again')] : []),
    ...(isWithDeposit ? [t('bonuses.step.withDeposit')] : []),
    ...(lowered ? [t('bonuses.step.lowered', { amount: writeMoney(lowered) })] : []),
    ...(cause ? [t('bonuses.step.cause', { cause: writeCause({ or }, cause) })] : []),
    ...(version === null ? [] : [t('bonuses.step.version', { version })]),
    ...(byStaff === null ? [] : [t('bonuses.step.byStaff', { id: byStaff })]),
  ]
  return said.length > 0 ? (
    <div className={joinClasses(textStyles.small, textStyles.muted)}>{said.join(' · ')}</div>
  ) : null
}
