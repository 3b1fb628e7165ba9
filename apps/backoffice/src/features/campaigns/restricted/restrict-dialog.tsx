import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addRestrictedPlayer, checkRestrictedPlayer } from '#contract/onling-v2/bonus-restrictions.ts'
import { Field } from '#ui/field/field.tsx'
import { announce } from '../../../shell/announce.tsx'
import { api, ask, CallProblem } from '../../../shell/api.ts'
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx'
import { instantOf } from '../../../shell/local-time.ts'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { queryClient } from '../../../shell/session.ts'
import { TextField } from '../../../shell/text-field.tsx'
import textStyles from '../../../shell/text.module.css'
import { useSettled } from '../../../shell/use-settled.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { CAMPAIGNS } from '../campaigns.ts'
import { readPlayerIds } from '../read-numbers.ts'

const SETTLED_MS = 600

/** Adds pasted players to the restricted ones; a preview shows the result for each. */
export function RestrictDialog({ campaignId, onClose }: { readonly campaignId: string; readonly onClose: () => void }) {
  const { t } = useTexts()
  const [pasted, setPasted] = useState('')
  const [end, setEnd] = useState('')
  const playerIds = readPlayerIds(pasted)
  const until = end === '' ? null : instantOf(end)
  return (
    <ConfirmDialog
      title={t('campaigns.restrict')}
      button={t('campaigns.restrict')}
      consequences={[{ kind: 'hold', what: t('campaigns.view.restricted'), text: t('campaigns.restrictNow') }]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        if (!playerIds || until === undefined)
          throw new CallProblem({ ok: false, status: 400, code: 'ERR_INVALID_INPUT' })
        await ask(api(addRestrictedPlayer, { body: { playerIds, campaignId, until, explanation } }))
        await queryClient.invalidateQueries({ queryKey: CAMPAIGNS })
        announce(t('campaigns.done'))
      }}
    >
      <Field
        label={t('campaigns.field.playerIds')}
        hint={t('campaigns.playerIdsHint')}
        problem={pasted.trim() !== '' && !playerIds ? t('campaigns.wrong.playerIds') : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            rows={4}
            value={pasted}
            data-wrong={playerIds ? undefined : ''}
            onChange={({ target }) => setPasted(target.value)}
          />
        )}
      </Field>
      <Preview pasted={pasted} campaignId={campaignId} />
      <TextField
        label={t('campaigns.until')}
        hint={t('campaigns.untilHint')}
        type="datetime-local"
        value={end}
        onWrite={setEnd}
        problem={until === undefined ? t('campaigns.wrong.time') : undefined}
      />
    </ConfirmDialog>
  )
}

/** The preview in numbers, with the unknown players. */
function Preview({ pasted, campaignId }: { readonly pasted: string; readonly campaignId: string }) {
  const { t } = useTexts()
  const playerIds = readPlayerIds(useSettled(pasted, SETTLED_MS))
  const check = useQuery({
    queryKey: [...CAMPAIGNS, campaignId, 'check-restricted', playerIds],
    queryFn: () => ask(api(checkRestrictedPlayer, { body: { playerIds: playerIds ?? [], campaignId } })),
    enabled: playerIds !== undefined,
  })
  if (check.isError) return <ProblemNote error={check.error} onRetry={() => void check.refetch()} />
  const idsOf = (outcome: string) =>
    check.data?.rows.filter((row) => row.outcome === outcome).map(({ playerId }) => playerId) ?? []
  const unknown = idsOf('unknown-player')
  return (
    <div className={textStyles.small} role="status">
      {check.data ? (
        <>
          {t('campaigns.restrictPreview', {
            added: idsOf('added').length,
            already: idsOf('restricted-already').length,
          })}
          {unknown.length > 0 ? (
            <p className={textStyles.problem}>{t('campaigns.unknownPlayers', { ids: unknown.join(', ') })}</p>
          ) : null}
        </>
      ) : null}
    </div>
  )
}
