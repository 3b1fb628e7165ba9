import { useMutation } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import * as calls from '#contract/play-v1/staff-exclusion.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader } from '#ui/table/table.tsx'
import { ActionButton } from '../../../shell/action-button.tsx'
import { announce } from '../../../shell/announce.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { PagedList, usePages } from '../../../shell/paged-list.tsx'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { queryClient } from '../../../shell/session.ts'
import { Status } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoment } from '../../../shell/write-time.ts'

const KINDS = { clear: 'ok', excluded: 'stop', unknown: 'hold' } as const

/** Every question to the registers about this player, with its answer: which one allowed which stake. */
export function RegisterAnswers({ playerId }: { readonly playerId: number }) {
  const { t, language } = useTexts()
  const key = ['player', playerId, 'register-checks']
  const { query, rows } = usePages(key, (cursor) =>
    ask(api(calls.listRegisterChecks, { query: { playerId, ...(cursor ? { cursor } : {}) } })),
  )
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
      <PagedList
        pages={query}
        count={rows.length}
        label={t('register.title')}
        empty={t('register.none')}
        head={
          <tr>
            <th>{t('register.at')}</th>
            <th>{t('register.name')}</th>
            <th>{t('register.reason')}</th>
            <th>{t('register.answer')}</th>
            <th className={layout.wideOnly}>{t('register.lives')}</th>
            <NumberHeader className={layout.wideOnly}>{t('register.took')}</NumberHeader>
            <th className={layout.wideOnly}>{t('register.number')}</th>
          </tr>
        }
      >
        {rows.map((row) => (
          <tr key={row.checkId} data-row={row.checkId} tabIndex={-1}>
            <td className={joinClasses(textStyles.small, textStyles.unbroken)}>
              {writeMoment(row.checkedAt, language)}
            </td>
            <td className={textStyles.unbroken}>{row.register}</td>
            <td className={textStyles.small}>
              {t(`registerReason.${row.reason}`)}
              {row.handedOverBy === null ? null : ` · ${row.handedOverBy}`}
            </td>
            <td>
              <Status kind={KINDS[row.answer]}>{t(`registerAnswer.${row.answer}`)}</Status>
              {row.problem ? (
                <span className={joinClasses(textStyles.small, textStyles.muted)}> {row.problem}</span>
              ) : null}
            </td>
            <td className={joinClasses(textStyles.small, textStyles.muted, textStyles.unbroken, layout.wideOnly)}>
              {row.livesUntil ? writeMoment(row.livesUntil, language) : ''}
            </td>
            <NumberCell className={joinClasses(textStyles.small, layout.wideOnly)}>{row.tookMs}</NumberCell>
            <td
              className={joinClasses(textStyles.small, textStyles.muted, textStyles.cut, layout.wideOnly)}
              style={{ maxWidth: 160 }}
              title={row.resultId ?? ''}
            >
              {row.resultId ?? ''}
            </td>
          </tr>
        ))}
      </PagedList>
    </section>
  )
}
