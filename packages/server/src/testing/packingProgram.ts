// Packs usage once, as a server does every minute: a separate program, so that a test can kill it.
import { connect } from '../database/connection.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { packUsage } from '../devices/usage/packUsage.ts';
import { createMemoryBus } from '../events/memoryBus.ts';
import { readSettings } from '../settings/settings.ts';

const database = await openDatabase(readSettings(process.env).place);
process.stdout.write('packing now\n');
await packUsage(connect(database, createMemoryBus(), Date.now));
await database.close();
process.stdout.write('packed everything\n');
