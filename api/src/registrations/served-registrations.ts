import { registrations } from '@artesian/contract/registrations/registrations';
import { serveRegister } from '../register/served-register.ts';

export const servedRegistrations = serveRegister(registrations, 'api.data_registrations');
