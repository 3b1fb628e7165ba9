export { createClient, type Answer, type Client, type ClientOptions } from './create-client.ts'
