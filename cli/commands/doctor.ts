import { doctor } from '../../runs/doctor/doctor.ts';
import { defineCommand } from '../command.ts';

export default defineCommand<'doctor'>(doctor);
