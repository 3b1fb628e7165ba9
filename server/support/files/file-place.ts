import { fileRoutes } from '#contract/files.ts'

/** What a sealed file of a ticket belongs to: read as another file it does not open. */
export const fileBelongsTo = (fileId: string): string => `support.file:${fileId}`

export const TICKET_FILE_PATH = fileRoutes.ticket.root
