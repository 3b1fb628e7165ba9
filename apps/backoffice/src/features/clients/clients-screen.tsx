import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { listClients } from '#contract/play-v1/staff-clients.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useMay } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { ClientPane } from './client-pane.tsx'
import { ClientTable } from './client-table.tsx'
import { CLIENTS } from './clients.ts'
import { MakeClientDialog } from './make-client-dialog.tsx'
import styles from './clients.module.css'

const READ_EVERY_MS = 15_000

/** Services and devices that call us without a person: who they are, by which secrets, and what they may do. */
export function ClientsScreen() {
  const { t } = useTexts()
  const [search, setSearch] = useSearchParams()
  const [isMaking, setMaking] = useState(false)
  const mayManage = useMay('clients.manage')
  const open = search.get('client') ?? undefined
  const list = useQuery({
    queryKey: [...CLIENTS, 'list'],
    queryFn: () => ask(api(listClients, { query: {} })),
    refetchInterval: READ_EVERY_MS,
  })
  const clients = list.data?.clients ?? []
  useRowKeys(mayManage ? [{ keys: 'c', label: t('clients.make'), run: () => setMaking(true) }] : [])
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.clients')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>
            {t('clients.what', {
              count: clients.length,
              on: clients.filter(({ isActive }) => isActive).length,
              off: clients.filter(({ isActive }) => !isActive).length,
            })}
          </div>
        </div>
        <ActionButton
          permission="clients.manage"
          icon={<Plus aria-hidden="true" />}
          label={t('clients.make')}
          letter="c"
          onClick={() => setMaking(true)}
        />
      </div>
      <div className={open ? joinClasses(layout.split, layout.tight, styles.split) : layout.list}>
        <div className={layout.list}>
          {list.isError ? (
            <div className={layout.padded}>
              <ProblemNote error={list.error} onRetry={() => void list.refetch()} />
            </div>
          ) : null}
          {list.isPending ? (
            <p className={joinClasses(layout.padded, textStyles.secondary)}>{t('list.loading')}</p>
          ) : null}
          {list.data && clients.length === 0 ? (
            <p className={joinClasses(layout.padded, textStyles.secondary)}>{t('clients.none')}</p>
          ) : null}
          {clients.length > 0 ? (
            <ClientTable clients={clients} open={open} onOpen={(clientId) => setSearch({ client: clientId })} />
          ) : null}
        </div>
        {open ? <ClientPane key={open} clientId={open} onClose={() => setSearch({})} /> : null}
      </div>
      {isMaking ? <MakeClientDialog venues={list.data?.venues ?? []} onClose={() => setMaking(false)} /> : null}
    </>
  )
}
