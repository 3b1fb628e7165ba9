import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { assignCase, listWorkers } from '#contract/play-v1/risk-cases.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { instantOf, localOf } from '../../shell/local-time.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { CaseProblem } from './case-problem.tsx'
import { loadIfChanged, RISK, showChanged, type Case } from './risk.ts'

/** The owner of a case and its due date. */
export function CaseOrder({ shown }: { readonly shown: Case }) {
  const { t } = useTexts()
  const { caseId, version, area, ownerId, ownerName, dueAt } = shown
  const [owner, setOwner] = useState(ownerId === null ? '' : String(ownerId))
  const [due, setDue] = useState(localOf(dueAt))
  const workers = useQuery({
    queryKey: [...RISK, 'workers', area],
    queryFn: () => ask(api(listWorkers, { query: { area } })),
  })
  const assign = useMutation({
    mutationFn: () =>
      ask(
        api(assignCase, {
          body: {
            caseId,
            seenVersion: version,
            ownerId: owner === '' ? null : Number(owner),
            dueAt: due === localOf(dueAt) ? dueAt : (instantOf(due) ?? dueAt),
          },
        }),
      ),
    onSuccess: async (changed) => {
      announce(t('risk.saved'))
      await showChanged(changed)
    },
    onError: (error) => loadIfChanged(caseId, error),
  })
  const people = workers.data?.people ?? []
  const isKnown = ownerId === null || people.some(({ userId }) => userId === ownerId)
  return (
    <section className={layout.section}>
      <h2>{t('risk.order')}</h2>
      <div className={joinClasses(layout.column, layout.airy)}>
        <Select label={t('risk.owner')} value={owner} onChange={({ target }) => setOwner(target.value)}>
          <option value="">{t('risk.nobody')}</option>
          {isKnown ? null : <option value={ownerId}>{ownerName}</option>}
          {people.map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {name}
            </option>
          ))}
        </Select>
        <Field label={t('risk.dueField')}>
          {(control) => (
            <input {...control} type="datetime-local" value={due} onChange={({ target }) => setDue(target.value)} />
          )}
        </Field>
        <Button variant="outlined" aria-disabled={assign.isPending} onClick={() => assign.mutate()}>
          {t('risk.assign')}
        </Button>
        {assign.isError ? <CaseProblem error={assign.error} /> : null}
      </div>
    </section>
  )
}
