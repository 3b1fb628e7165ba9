import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { checkRelations, createRelations } from '#contract/onling-v2/free-round.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask, CallProblem } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { saveFile } from '../../shell/save-file.ts'
import { queryClient } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { FREE_ROUNDS, type Checked } from './free-rounds.ts'
import { readPlayerList } from './read-player-list.ts'
import { Refused } from './refused.tsx'

type Props = { readonly definitionId: string; readonly onClose: () => void }

/** Gives the rounds to pasted players or those of a file. Who is refused and why is shown before: only a checked list is given. */
export function ListDialog({ definitionId, onClose }: Props) {
  const { t } = useTexts()
  const [written, setWritten] = useState('')
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const list = readPlayerList(written)
  const check = useMutation({
    mutationFn: (playerIds: number[]) => ask(api(checkRelations, { body: { definitionId, playerIds } })),
  })
  const write = (text: string) => {
    setWritten(text)
    check.reset()
  }
  return (
    <ConfirmDialog
      title={t('freeRounds.giveList')}
      button={t('freeRounds.giveListNow')}
      consequences={
        check.data
          ? [
              {
                kind: 'info',
                what: t('freeRounds.players', { count: check.data.ok }),
                text: t('freeRounds.giveListThen', { cost: writeMoney(check.data.cost) }),
              },
            ]
          : []
      }
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        if ('problem' in list || !check.data)
          throw new CallProblem({ ok: false, status: 400, code: 'ERR_INVALID_INPUT' })
        const body = { definitionId, playerIds: list.playerIds, explanation, idempotencyKey }
        await ask(api(createRelations, { body }))
        await queryClient.invalidateQueries({ queryKey: FREE_ROUNDS })
        announce(t('freeRounds.listKept'))
      }}
    >
      <Field
        label={t('freeRounds.playersOfList')}
        hint={t('freeRounds.playersHint')}
        problem={written === '' || 'playerIds' in list ? undefined : problemOf(list, t)}
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
      <Field label={t('freeRounds.file')}>
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
        {'playerIds' in list ? t('freeRounds.check', { count: list.playerIds.length }) : t('freeRounds.checkNothing')}
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
    const lines = rows.map(({ playerId, why }) => `${playerId};${t(`freeRounds.why.${why}`)}`)
    saveFile('refused.csv', `playerId;why\r\n${lines.join('\r\n')}\r\n`, 'text/csv')
  }
  return (
    <div className={textStyles.small}>
      <p className={textStyles.bold}>{t('freeRounds.wouldBe', { ok, asked })}</p>
      {cost.amountMinor > budgetLeft.amountMinor ? (
        <p className={textStyles.problem}>{t('freeRounds.overBudget', { left: writeMoney(budgetLeft) })}</p>
      ) : null}
      <Refused refused={refused} />
      {rows.length > 0 ? (
        <Button variant="ghost" onClick={save}>
          {t('freeRounds.saveRefused')}
        </Button>
      ) : null}
    </div>
  )
}

function problemOf(
  list: Exclude<ReturnType<typeof readPlayerList>, { playerIds: number[] }>,
  t: ReturnType<typeof useTexts>['t'],
) {
  if (list.problem === 'not-a-number') return t('freeRounds.wrongLine', { line: list.line, words: list.words })
  return t(list.problem === 'empty' ? 'freeRounds.emptyList' : 'freeRounds.tooMany')
}
