import { useMutation } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { registerCheckList } from '#contract/lists/exclusions.ts'
import * as calls from '#contract/play-v1/staff-exclusion.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../../shell/action-button.tsx'
import { announce } from '../../../shell/announce.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { DataList } from '../../../shell/list/data-list.tsx'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { queryClient } from '../../../shell/session.ts'
import { Status } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'

type Row = ReplyOf<typeof calls.listRegisterChecks>['rows'][number]

const KINDS = { clear: 'ok', excluded: 'stop', unknown: 'hold' } as const

/** Every query of the registers about this player, with its response, and the stakes that it permitted. */
export function RegisterAnswers({ playerId }: { readonly playerId: number }) {
  const { t } = useTexts()
  const asking = useMutation({
    mutationFn: () => ask(api(calls.askRegisterForStaff, { body: { playerId } })),
    onSuccess: async ({ answer }) => {
      await queryClient.invalidateQueries({ queryKey: ['player', playerId] })
      announce(t(`registerAnswer.${answer}`))
    },
  })
  return (
    <section className={layout.column} aria-labelledby="register-title">
      <h2 id="register-title" className={layout.padded}>
        {t('register.title')}
      </h2>
      <div className={layout.bar}>
        <ActionButton
          permission="players.exclude"
          label={t(asking.isPending ? 'register.asking' : 'register.ask')}
          icon={<RefreshCw aria-hidden="true" />}
          onClick={() => {
            if (!asking.isPending) asking.mutate()
          }}
        />
      </div>
      {asking.isError ? <ProblemNote error={asking.error} /> : null}
      <DataList
        list={registerCheckList}
        label={t('register.title')}
        empty={t('register.none')}
        read={(question) =>
          ask(
            api(calls.listRegisterChecks, {
              query: { ...question, playerId } as QueryOf<typeof calls.listRegisterChecks>,
            }),
          )
        }
        keyOf={({ checkId }) => checkId}
        keptAs={['player', playerId, 'register-checks']}
        of={{ playerId: String(playerId) }}
        cells={{
          reason: ({ reason, handedOverBy }: Row) => (
            <span className={textStyles.small}>
              {t(`registerReason.${reason}`)}
              {handedOverBy === null ? null : ` · ${handedOverBy}`}
            </span>
          ),
          answer: ({ answer, problem }: Row) => (
            <>
              <Status kind={KINDS[answer]}>{t(`registerAnswer.${answer}`)}</Status>
              {problem ? <span className={joinClasses(textStyles.small, textStyles.muted)}> {problem}</span> : null}
            </>
          ),
        }}
      />
    </section>
  )
}
