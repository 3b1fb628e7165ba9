import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { listClients } from '#contract/play-v1/staff-clients.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import { useKeys } from '../../shell/keys.ts'
import layout from '../../shell/layout.module.css'
import { useMay } from '../../shell/session.ts'
import { useAddressFilter } from '../../shell/use-address-filter.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { ClientList } from './client-list.tsx'
import { ClientPane } from './client-pane.tsx'
import { CLIENTS } from './clients.ts'
import { MakeClientDialog } from './make-client-dialog.tsx'
import styles from './clients.module.css'

/** Services and devices that call us without a person: identity, secrets, and permissions. */
export function ClientsScreen() {
  const { t } = useTexts()
  const [search, change] = useAddressFilter()
  const [isMaking, setMaking] = useState(false)
  const mayManage = useMay('clients.manage')
  const open = search.get('client') ?? undefined
  const venues = useQuery({
    queryKey: [...CLIENTS, 'venues'],
    queryFn: async () => (await ask(api(listClients, { query: { limit: 1 } }))).venues,
    enabled: isMaking,
  })
  useKeys(mayManage ? [{ keys: 'c', label: t('clients.make'), run: () => setMaking(true) }] : [])
  return (
    <>
      <div className={layout.head}>
        <h1 className={layout.grow}>{t('screen.clients')}</h1>
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
          <ClientList open={open} onOpen={(clientId) => change('client', clientId)} />
        </div>
        {open ? <ClientPane key={open} clientId={open} onClose={() => change('client', '')} /> : null}
      </div>
      {isMaking ? <MakeClientDialog venues={venues.data ?? []} onClose={() => setMaking(false)} /> : null}
    </>
  )
}
