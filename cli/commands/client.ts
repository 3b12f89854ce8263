import { client } from '../../runs/client/client.ts';
import { defineCommand } from '../command.ts';

export default defineCommand<'client'>((args, io) => client(args.client, args, io));
