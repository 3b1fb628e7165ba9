import pg from 'pg'
const c = new pg.Client({ connectionString: process.env.U }); await c.connect()
for (const q of process.argv.slice(2)) console.log(JSON.stringify((await c.query(q)).rows))
await c.end()
