import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { addList, checkList } from '#contract/play-v1/campaign-lists.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { announce } from '../announce.tsx'
import { api, ask, CallProblem } from '../api.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { ProblemNote } from '../problem-note.tsx'
import { saveFile } from '../save-file.ts'
import textStyles from '../text.module.css'
import { useTexts } from '../use-texts.ts'
import { writeMoney } from '../write-money.ts'
import { problemOfList, readPlayerList } from './read-player-list.ts'
import { Refused } from './refused.tsx'
import type { Checked } from './use-player-lists.ts'

type Props = { readonly campaignId: string; readonly onAdded: () => Promise<void>; readonly onClose: () => void }

/** Adds pasted players or those of a file to a campaign. Who is refused and why is shown before: only a checked list is added. */
export function ListDialog({ campaignId, onAdded, onClose }: Props) {
  const { t } = useTexts()
  const [written, setWritten] = useState('')
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const list = readPlayerList(written)
  const check = useMutation({
    mutationFn: (playerIds: number[]) => ask(api(checkList, { body: { campaignId, playerIds } })),
  })
  const write = (text: string) => {
    setWritten(text)
    check.reset()
  }
  return (
    <ConfirmDialog
      title={t('playerLists.giveList')}
      button={t('playerLists.giveListNow')}
      consequences={
        check.data
          ? [
              {
                kind: 'info',
                what: t('playerLists.players', { count: check.data.ok }),
                text: check.data.cost
                  ? t('playerLists.giveListThen', { cost: writeMoney(check.data.cost) })
                  : t('playerLists.listedThen'),
              },
            ]
          : []
      }
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        if ('problem' in list || !check.data)
          throw new CallProblem({ ok: false, status: 400, code: 'ERR_INVALID_INPUT' })
        const body = { campaignId, playerIds: list.playerIds, explanation, idempotencyKey, acceptedWarnings }
        await ask(api(addList, { body }))
        await onAdded()
        announce(t('playerLists.listKept'))
      }}
    >
      <Field
        label={t('playerLists.playersOfList')}
        hint={t('playerLists.playersHint')}
        problem={written === '' || 'playerIds' in list ? undefined : problemOfList(list, t)}
      >
        {(control) => (
          <textarea
            {...control}
            rows={5}
            value={written}
            data-wrong={'problem' in list || !check.data ? '' : undefined}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </Field>
      <Field label={t('playerLists.file')}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={({ target }) => void target.files?.[0]?.text().then(write)}
          />
        )}
      </Field>
      <Button
        variant="outlined"
        isLoading={check.isPending}
        aria-disabled={'problem' in list}
        onClick={() => {
          if ('playerIds' in list) check.mutate(list.playerIds)
        }}
      >
        {'playerIds' in list ? t('playerLists.check', { count: list.playerIds.length }) : t('playerLists.checkNothing')}
      </Button>
      {check.isError ? <ProblemNote error={check.error} /> : null}
      <div role="status">{check.data ? <Verdict checked={check.data} /> : null}</div>
    </ConfirmDialog>
  )
}

function Verdict({ checked }: { readonly checked: Checked }) {
  const { t } = useTexts()
  const { asked, ok, refused, rows, cost, budgetLeft } = checked
  const save = () => {
    const lines = rows.map(({ playerId, why }) => `${playerId};${t(`playerLists.why.${why}`)}`)
    saveFile('refused.csv', `playerId;why\r\n${lines.join('\r\n')}\r\n`, 'text/csv')
  }
  return (
    <div className={textStyles.small}>
      <p className={textStyles.bold}>{t(cost ? 'playerLists.wouldBe' : 'playerLists.wouldBeListed', { ok, asked })}</p>
      {cost && cost.amountMinor > budgetLeft.amountMinor ? (
        <p className={textStyles.problem}>{t('playerLists.overBudget', { left: writeMoney(budgetLeft) })}</p>
      ) : null}
      <Refused refused={refused} />
      {rows.length > 0 ? (
        <Button variant="ghost" onClick={save}>
          {t('playerLists.saveRefused')}
        </Button>
      ) : null}
    </div>
  )
}
