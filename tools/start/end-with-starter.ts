// Loaded before a child's own code: when the starter is gone for any reason, the child drains and ends.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// The channel must not keep a process alive that has finished.
process.channel?.unref()
