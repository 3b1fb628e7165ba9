import { fileRoutes } from '#contract/files.ts'

/** What a sealed file of a ticket is bound to: it cannot be decrypted as another file. */
export const fileBelongsTo = (fileId: string): string => `support.file:${fileId}`

export const TICKET_FILE_PATH = fileRoutes.ticket.root
