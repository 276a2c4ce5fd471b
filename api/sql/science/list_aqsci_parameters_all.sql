create view list_aqsci_parameters_all as select * from parameters;
