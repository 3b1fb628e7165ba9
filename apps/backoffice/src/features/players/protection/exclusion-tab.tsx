import { useQuery } from '@tanstack/react-query'
import { ShieldOff } from 'lucide-react'
import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import * as calls from '#contract/play-v1/staff-exclusion.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell } from '#ui/table/table.tsx'
import { ActionButton } from '../../../shell/action-button.tsx'
import { announce } from '../../../shell/announce.tsx'
import { api, ask } from '../../../shell/api.ts'
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx'
import layout from '../../../shell/layout.module.css'
import { PagedList, usePages } from '../../../shell/paged-list.tsx'
import { queryClient, useMay } from '../../../shell/session.ts'
import { Status } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import { ExcludeDialog } from './exclude-dialog.tsx'
import { RegisterAnswers } from './register-answers.tsx'

type Row = ReplyOf<typeof calls.getPlayerExclusions>['rows'][number]

/** What keeps the player from playing, what did, and what the registers said. Staff end only what the law lets them. */
export function ExclusionTab({ playerId }: { readonly playerId: number }) {
  const { t } = useTexts()
  const mayExclude = useMay('players.exclude')
  const [isAdding, setAdding] = useState(false)
  const [ending, setEnding] = useState<Row>()
  const { query, rows } = usePages(['player', playerId, 'exclusions'], async () => {
    const shown = await ask(api(calls.getPlayerExclusions, { query: { playerId } }))
    return { rows: shown.rows, nextCursor: null }
  })
  const terms = useQuery({
    queryKey: ['player', playerId, 'exclusion-terms'],
    queryFn: async () => (await ask(api(calls.getPlayerExclusions, { query: { playerId } }))).months,
    enabled: isAdding,
  })
  const readAgain = () => queryClient.invalidateQueries({ queryKey: ['player', playerId] })

  return (
    <div className={layout.stack}>
      <div className={layout.bar}>
        <ActionButton
          permission="players.exclude"
          label={t('exclusion.add')}
          variant="danger"
          icon={<ShieldOff aria-hidden="true" />}
          onClick={() => setAdding(true)}
        />
      </div>
      <PagedList
        pages={query}
        count={rows.length}
        label={t('tab.exclusion')}
        empty={t('exclusion.none')}
        head={
          <tr>
            <th>{t('exclusion.kind')}</th>
            <th>{t('players.state')}</th>
            <th>{t('exclusion.from')}</th>
            <th>{t('exclusion.until')}</th>
            <th className={layout.wideOnly}>{t('exclusion.rule')}</th>
            <th className={layout.wideOnly}>{t('exclusion.why')}</th>
            <th>
              <span className={textStyles.aloud}>{t('exclusion.end')}</span>
            </th>
          </tr>
        }
      >
        {rows.map((row) => (
          <ExclusionRow key={row.exclusionId} row={row} mayEnd={mayExclude} onEnd={() => setEnding(row)} />
        ))}
      </PagedList>
      <RegisterAnswers playerId={playerId} />
      {isAdding && terms.data ? (
        <ExcludeDialog
          playerId={playerId}
          months={terms.data}
          onClose={() => setAdding(false)}
          onDone={() => void readAgain()}
        />
      ) : null}
      {ending ? (
        <ConfirmDialog
          title={t('exclusion.endTitle', { id: playerId })}
          button={t('exclusion.endButton')}
          isDangerous
          consequences={[{ kind: 'risk', what: t('capability.stake'), text: t('exclusion.endNow') }]}
          onClose={() => setEnding(undefined)}
          onCommit={async ({ explanation, acceptedWarnings }) => {
            const { exclusionId } = ending
            await ask(api(calls.endPlayerExclusion, { body: { playerId, exclusionId, explanation, acceptedWarnings } }))
            await readAgain()
            announce(t('exclusion.ended'))
          }}
        />
      ) : null}
    </div>
  )
}

type RowProps = { readonly row: Row; readonly mayEnd: boolean; readonly onEnd: () => void }

function ExclusionRow({ row, mayEnd, onEnd }: RowProps) {
  const { t, language } = useTexts()
  return (
    <tr data-row={row.exclusionId} tabIndex={-1}>
      <td>
        {t(`exclusionKind.${row.kind}`)}
        <div className={joinClasses(textStyles.small, textStyles.muted)}>
          {t(`exclusionSource.${row.source}`)} · {row.receipt}
        </div>
      </td>
      <td>
        <ExclusionState row={row} />
      </td>
      <td className={joinClasses(textStyles.small, textStyles.unbroken)}>{writeMoment(row.from, language)}</td>
      <td className={joinClasses(textStyles.small, textStyles.unbroken)}>
        {row.until ? writeMoment(row.until, language) : t('exclusion.noEnd')}
      </td>
      <td className={joinClasses(textStyles.small, textStyles.unbroken, layout.wideOnly)}>{row.ruleId ?? ''}</td>
      <td className={joinClasses(textStyles.small, layout.wideOnly)}>{whyOf(row)}</td>
      <NumberCell>
        {mayEnd && row.isInForce && isEndable(row) ? (
          <Button variant="ghost" data-opener onClick={onEnd}>
            {t('exclusion.end')}
          </Button>
        ) : null}
        {row.isInForce && !isEndable(row) ? (
          <span className={joinClasses(textStyles.small, textStyles.muted)}>
            {row.endableFrom
              ? t('exclusion.endableFrom', { at: writeMoment(row.endableFrom, language) })
              : t('exclusion.notByStaff')}
          </span>
        ) : null}
      </NumberCell>
    </tr>
  )
}

function isEndable({ endableFrom }: Row): boolean {
  return endableFrom !== null && Date.parse(endableFrom) <= Date.now()
}

function whyOf({ reason, explanation, userName, endExplanation, endedBy }: Row): string {
  const begun = [reason, explanation, userName].filter(Boolean).join(' · ')
  const ended = [endExplanation, endedBy].filter(Boolean).join(' · ')
  return [begun, ended].filter(Boolean).join(' → ')
}

function ExclusionState({ row }: { readonly row: Row }) {
  const { t, language } = useTexts()
  if (row.isInForce) return <Status kind="stop">{t('exclusion.inForce')}</Status>
  const endedAt = row.endedAt ?? row.until
  return (
    <>
      <Status kind="idle">{t('exclusion.over')}</Status>{' '}
      <span className={joinClasses(textStyles.small, textStyles.muted)}>
        {endedAt ? writeMoment(endedAt, language) : ''}
        {row.endReason ? `, ${t(`exclusionEnd.${row.endReason}`)}` : ''}
      </span>
    </>
  )
}
